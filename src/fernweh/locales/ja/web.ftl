## The page: everywhere

web-title = { $games ->
    [5] Fernweh：5つの失われた世界
   *[other] Fernweh：失われた世界
}
web-skip = 本文へ
web-nav = ページ
web-rules = ルール
web-pad = スコアシート
web-records = 記録
web-settings = 設定
web-language = 言語
web-missing = ここには何もありません
web-missing-more = お探しのページは沈んだか、はじめから無かったようです。
web-to-home = ゲームの一覧へ
web-offline = オフラインです
web-offline-more = ゲームにはサーバーが必要です。ネットワークが戻れば、卓は離れたときのまま待っています。
web-try-again = もう一度試す
web-no-answer = サーバーが応答しません。ネットワークはつながっていますか。
web-trouble = うまくいきませんでした。もう一度お試しください。
web-loading = 少々お待ちください…

## Home

web-lead = { $games ->
    [5] 5つの失われた世界を、ひとつの卓で
   *[other] 失われた世界を、ひとつの卓で
}
web-lead-more = すぐにボットと遊ぶことも、友達にリンクを送ることもできます。登録もインストールも要りません。
web-level = 対戦相手
web-level-about = { $level ->
    [novice] どのゲームも初心者
    [explorer] ほどよい相手
    [pathfinder] 先を見通す
   *[legend] ミスを許さない
}
web-play = 遊ぶ
# For screen readers: which game the button starts.
web-play-game = 今すぐ遊ぶ：{ $game }
web-friends = 友達と
web-friends-game = 友達と遊ぶ：{ $game }
web-laying = 卓を整えています…
web-first-time = はじめての方へ
web-your-turn = あなたの手番
web-missed = 卓でみんなが待っています。ボットが代わりに続けることがあります。
web-your-matches = あなたの対戦
web-open-tables = 公開中の卓
web-none-open = 今公開中の卓はありません。卓を作って公開すれば、ほかの人が見つけてくれます。
web-join = 参加する
web-watch = 観戦する
web-go-on = 続ける
web-look = 見る
web-free = 空席 { $count }
web-with = 相手：{ $names }
web-alone = まだほかにだれもいません
web-phase = { $phase ->
    [seating] 募集中
    [nonces] まもなく開始
    [play] 対戦中
   *[closed] 終了
}
# The name of a person who has not given one.
web-guest = ゲスト

## Make a table

web-new = 新しい卓
web-new-lead = 遊び方を選ぶと、一緒に遊ぶ人に送るリンクができます。
web-game = ゲーム
web-players = 人数
web-who-plays = 参加者
web-seat = 席{ $n }
web-seat-me = あなた
web-seat-friend = リンクを受け取った人
web-seat-bot = ボット：{ $name }
web-options = ゲームのオプション
web-options-usual = はじめはルールブックどおりです。お好みで変えられます。
web-map-own = 自作の地図
web-map-text = 地図のテキスト
web-clock = 持ち時間
web-clock-kind = { $kind ->
    [none] なし
    [live] リアルタイム
   *[days] 数日かけて
}
web-clock-minutes = 1人の持ち時間（分）
web-clock-seconds = 1手番ごとの加算（秒）
web-clock-days = 1手番の日数
web-at-zero = 時間切れのとき
web-at-zero-what = { $what ->
    [bot] ボットが続ける
   *[lose] そのプレイヤーの負け
}
web-listed = 卓を公開する
web-listed-more = だれでも見つけて参加・観戦できます。
web-hints = ヒントあり
web-hints-more = 卓の全員が良い手を尋ねられます。
web-make = 卓を作る
web-next = 次の卓
web-next-lead = 一緒に遊んだ人に声がかかり、席は取っておかれます。
web-next-seat = { $name }さん（来る場合）

## Records

web-records-lead = 終わった対戦です。記録は1手ずつ再生でき、カードの1枚1枚までだれでも検証できます。
web-records-none = 終わった対戦はまだありません。
web-replay = 再生
web-download = ダウンロード
web-delete = 削除
web-delete-sure = 完全に削除しますか。
web-yes = はい
web-no = いいえ
web-open-file = ファイルから記録を開く

## Settings

web-your-name = お名前
web-save = 保存
web-saved = 保存しました。
web-looks = 見た目と音
web-theme = テーマ
web-theme-name = { $theme ->
    [system] 端末に合わせる
    [light] ライト
   *[dark] ダーク
}
web-motion = アニメーション
web-motion-more = 駒が元の場所から新しい場所へ動きます。
web-sound = 音
web-sound-more = あなたの手番になると、やわらかな音が2つ鳴ります。
web-device = 別の端末
web-device-more = 個人用リンクで、名前と席をそのまま持っていけます。使えるのは1度だけ、15分以内です。
web-make-link = 個人用リンクを作る
web-copy = コピー
web-copied = コピーしました。
web-moving = 席をこの端末に移しています…
web-nameless = 名前のない人
web-link-of = これは{ $name }さんの個人用リンクです。
web-link-here = この端末では、あなたは{ $name }さんです。
web-link-keep = 両方を残す
web-link-keep-more = どちらもこの端末に残ります。切り替えは設定で行えます。
web-link-replace = { $name }さんだけにする
web-link-replace-more = この端末では{ $name }さんがサインアウトします。ほかの端末にない席は失われます。
web-link-become = { $name }さんとして続ける
web-link-become-more = この端末に名前と席を移します。
web-link-is-me = この端末では、すでに{ $name }さんです。
web-link-stay = { $name }さんのままにする
web-link-not = 今はやめる
web-others = この端末のほかの人
web-others-more = 1台の端末を数人で使えます。名前と席はそれぞれのものです。
web-switch = { $name }さんに切り替える
web-devices = あなたの端末
web-device-name = { $system }の{ $browser }
web-device-unknown = ブラウザ
web-device-here = この端末
web-device-seen = 最後の利用：{ $day }
web-sign-out = サインアウト
web-sign-out-of = サインアウト：{ $device }
web-signed-out = サインアウトしました。
web-vacation = 休暇
web-vacation-more = 休暇のあいだ、1手番に日数をかける卓ではあなたの持ち時間が減りません。ほかの人には不在と表示されます。12か月のあいだに{ $allowed }日まで。始まった日は1日と数えます。
web-vacation-left = { $days ->
    [0] 残りはありません。
   *[other] 残りは{ $days }日です。
}
web-vacation-for = 今から何日間
web-vacation-begin = 休暇に入る
web-vacation-change = 変更する
web-vacation-on = { $day }まで休暇中です。
web-vacation-end = 戻りました
web-notices = 自分の番を知らせる
web-notices-more = 数日かけて遊ぶ対戦のほか、進行中の卓で待たれているときにも使います。通知にはゲーム名とリンクだけが載り、手札のことは載りません。
web-mail = メールアドレス
web-webhook = Webhook（https）
web-push = このブラウザの通知
web-push-on = オンにする
web-push-off = オフにする
web-push-none = このブラウザかサーバーでは使えません。
web-push-denied = ブラウザで許可されていません。
web-mine = あなたのデータ
web-mine-more = 名前と肖像、対戦とその結果、参加していればレーティングとクラブ、それに端末ごとの種類と最後に使った日だけです。ほかには何もありません。
web-export = すべてダウンロード
web-forget = 自分のデータを消す
web-forget-sure = 名前と席は完全に削除されます。よろしいですか？
web-forgotten = データを削除しました。
web-notices-licence = クレジットとライセンス

## A face

web-face-more = 卓でも結果でも記録でも、お名前の横に表示されます。
web-face-portrait = 絵柄
web-face-coat = 色
web-face-any = おまかせ
web-face-change = 別の肖像を選ぶ
web-portrait = { $portrait ->
    [wayfarer] 旅人
    [pilot] 飛行士
    [diver] 潜水士
    [climber] 登山家
    [captain] 船長
    [scholar] 学者
    [nomad] 遊牧民
    [botanist] 植物学者
    [fox] 砂漠のキツネ
    [camel] ラクダ
    [turtle] ウミガメ
    [octopus] タコ
    [yak] ヤク
    [toucan] オオハシ
    [jaguar] ジャガー
   *[whale] クジラ
}
web-coat = { $coat ->
    [rose] ばら色
    [ember] 朱色
    [amber] 琥珀色
    [moss] 苔色
    [jade] 翡翠色
    [sky] 空色
    [indigo] 藍色
   *[plum] すもも色
}

## Rules

web-rules-lead = 各ゲームの完全なルールです。番号は、手が選べないときに示されるものと同じです。
web-contents = 目次

## Strangers

web-somebody = だれかと遊ぶ
# For screen readers: which game the button starts.
web-somebody-game = だれかと遊ぶ：{ $game }
web-rated = レート戦
web-rated-more = 2人のレートに反映されます。ボットとヒントはなしです。名前とレートが順位表に表示されます。
web-talk-in = 言語
web-any-language = 問わない
web-standings = 順位表
web-clubs = クラブ
web-for-club = クラブの卓
web-for-nobody = クラブなし
