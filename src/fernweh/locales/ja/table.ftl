### The table page: what is said around the board.

## 席につく

table-waiting-for = あと{ $free }人の探検家を待っています。このリンクを送ってください。
table-free-seats = 空席が{ $free }つあります。座るか、観戦してください。
table-ready = 席が埋まりました。全員の準備ができたら始めてください。
table-ready-wait = 席が埋まりました。卓を作った人が始めます。
table-shuffling = カードをシャッフルしています…
table-seats = 席
table-seat-free = 空席
table-sit = ここに座る
table-sit-too = この端末でもう1人座る
table-rate-me = レートをオンにして座る
table-name = 名前
table-sit-down = 座る
table-get-up = 席を立つ
table-level = ボットの強さ
table-seat-bot = ボットを置く
table-send-away = 外す
table-start = ゲーム開始
table-link = この卓のリンク
table-copy = リンクをコピー
table-copied = コピーしました
table-share = 送る
table-qr = この卓のリンクのQRコード

## 1台の端末で何人かで遊ぶ

table-hand-over = 端末を{ $name }に渡してください。
table-draw-curtain = 自分の側を隠す
table-curtain = { $name }の手番です。ほかの人は見ていませんか？
table-curtain-lift = 自分の側を見る

## ボードのまわりの席

table-own-seat = あなた
table-has-turn = 手番
table-away = 離席中
table-on-vacation = 休暇中
table-place = { $place }位
table-counts = { $counts ->
    [steps] 残り{ $value }歩
    [saved] { $value }人救出
   *[points] { $value }点
}
table-clock-vacation = 休暇中、残り時間：{ $time }
table-clock = 残り時間：{ $time }
table-days-hours = { $days }日{ $hours ->
    [0] {""}
   *[other] { $hours }時間
}
table-sheet = { $name }：ここまでの得点

## パネル

table-panel = サイドパネル
table-tab-moves = 手
table-tab-log = 経過
table-tab-talk = 会話
table-tab-rules = ルール
table-tab-table = 卓
table-moves = 今できること
table-find-move = 手を探す
table-recommended = おすすめ
table-no-moves = あなたの手番ではありません。できることはここに並びます。
table-no-moves-watching = 観戦中です。
table-no-moves-over = 対戦は終わりました。
table-log = これまでの経過
table-log-empty = まだ何も起きていません。
table-log-earlier = 最初からすべて表示
table-talk = この卓での会話
table-talk-empty = まだだれも話していません。
table-say-something = ひとこと
table-say = 話す
table-onlooker = 観戦者
table-mute = ミュート
table-mute-name = { $name }をミュート
table-muted = { $name }をミュートしています。
table-unmute = 解除
table-rules = ルール
table-rules-whole = ルールを別のページで読む
table-rule = ルール§{ $paragraph }

## この卓について

table-yes = あり
table-no = なし
table-terms-clock = 持ち時間
table-clock-kind = { $kind ->
    [live] { $minutes }分＋1手番ごとに{ $seconds }秒
    [days] 1手番{ $days }日
   *[none] なし
}
table-terms-hints = ヒント
table-terms-rated = レート戦
table-terms-club = クラブ
table-terms-lang = 言語
table-fair = 公正なシャッフル
table-fair-proves = 席が埋まった後は、だれもカードを選べません。ホストと共謀しない人の乱数が1つでもあれば、プレイヤーもホストも選べません。下の数はホストのコミットメントで、最後の記録にも同じものが載ります。
table-fair-not = ただし、ホストの機械がカードを予見しなかったことの証明にはなりません。だれかに教えることは可能です。また、記録だけで証明できるのは矛盾がないことだけです。
table-watch = 観戦
table-watch-link = このリンクがあれば、だれでも観戦できます。手札は見えません。

## 頼めること

table-menu = その他
table-home = ゲームの一覧へ
table-close = 閉じる
table-take-back = 戻す
table-ask-take-back = 手を戻したいと頼む
table-hint = ヒント
table-since = 前の手番から
table-to-now = 現在へ戻る
table-come-back = ボットと交代して続ける
table-grace = { $name }は離席中です。あと{ $seconds }秒でボットに交代できます。
table-grace-over = { $name }は離席中です。
table-bot-take-over = ボットに交代
table-language = 言語
table-sound-on = 音：オン
table-sound-off = 音：オフ
table-motion-on = アニメーション：オン
table-motion-off = アニメーション：オフ
table-notify = 自分の番になったら知らせる
table-resign = 投了
table-resign-sure = 投了しますか？この対戦は負けになります。
table-resign-yes = はい、投了します
table-delete = この卓を削除
table-delete-sure = この卓を完全に削除しますか？もうだれも見られなくなります。
table-delete-yes = はい、削除します
table-no-go-on = いいえ、戻ります
table-offer-take-back = { $seat ->
    [you] あなたは手を戻したいと頼みました。
   *[other] { $name }が手を戻したいそうです。
}
table-offer-bot-in = { $seat ->
    [you] ほかの人が、あなたの代わりにボットを頼んでいます。
   *[other] { $name }は離席中です。ボットに代わりますか？
}
table-offer-wait = ほかの人の返事を待っています。
table-agree = 同意
table-decline = 同意しない
table-withdraw = 取り下げる

## 自分の番

table-your-turn = あなたの手番です
table-next-turn = 次の手番
table-next-turn-to = 別の卓であなたの手番です：{ $game }{ $count ->
    [1] {""}
   *[other] （{ $count }卓が待っています）
}
table-title = { $game } · Fernweh
table-title-turn = ● あなたの手番 · { $game }
table-title-other = { $name }の手番 · { $game }

## 接続

table-opening = 卓を用意しています…
table-connecting = 接続しています…
table-waking = ボットは準備中です。それまでは最初に思いついた手を指します。
table-reconnecting = 再接続中です（{ $seconds }秒）。
table-going-down = サーバーを再起動しています。まもなく戻り、何も失われません。
table-trouble = サーバーは今、データを読み書きできません。このページは自動で再試行します。確定した手は失われません。
table-offline = オフラインです。
table-lost-waits = 卓は待っています。つながれば自動で続きます。
table-lost-mine = あなたの持ち時間は減り続けます。行った操作は、接続が戻りしだい送信されます。
table-lost-others = あなたの手番ではないので持ち時間は減りませんが、ほかの人の手番が終わると減り始めます。
table-lost-vacation = 休暇中なので、あなたの持ち時間は減りません。
table-gone = そのような卓はありません
table-gone-more = 削除されたか、リンクが途中で切れています。
table-foreign = このページはサーバーと別のアドレスから来ています。卓のリンクから開いてください。
table-old-page = このページとサーバーの版が合いません。ページを再読み込みしてください。
table-adjourned = 対戦は中断されています
table-adjourned-more = このバージョンでは、この対戦を続けられません。対戦は保存されており、ダウンロードできます。
table-no-board = ボードを読み込めませんでした。手は一覧から選べます。再読み込みで直ることがあります。

## 終局

table-out-resigned = 投了
table-out-flag = 時間切れ
table-rematch = もう一度対戦
table-watch-rematch = 次の対戦を観戦
table-scoring = 得点の内訳
table-replay = もう一度見る
table-record = 記録をダウンロード

## これから来る人と、ホストによる席の準備

table-your-name = この卓での名前
table-coming = まもなく来ます
table-coming-name = { $count ->
   *[other] { $name }さんを待っています
}
table-exchange = 席を替える
table-exchange-name = 席を替える：{ $name }
table-exchange-with = この席と替える
table-exchange-seat = この席と替える：{ $name }
table-exchange-stop = 替えない
table-close-seat = この席をなくす
table-close-seat-name = この席をなくす：{ $seat }
table-open-seat = 席を増やす
table-free-seat = 席を空ける
table-free-seat-name = 席を空ける：{ $seat }
table-send-away-name = 外す：{ $name }
table-sent-away = ホストにより、あなたはこの卓の席に座れません。観戦はできます。
table-sent-away-list = 退席させた人
table-let-back = 戻れるようにする
table-let-back-name = 戻れるようにする：{ $name }
table-change-options = オプションを変える
table-another-game = 別のゲーム
table-moving = 新しい卓へ移動しています…
table-tally = ここまで：
table-tally-shared = 引き分け{ $shared }回
table-has-left = { $name }さんは卓を離れました。
table-again-bot = ボットともう一度遊ぶ
table-again-link = もう一度遊び、リンクを送る
table-again-waits = { $name }さんがもう一度遊びたがっています。
table-again-other = { $name }さんが新しい卓を作りました：{ $game }
table-come-along = 参加する

## Waiting for somebody

table-seek = 相手を探しています…
table-seek-club = クラブのメンバーを待っています…
table-seek-more = だれかが席に着くと、自動で始まります。このページのままお待ちください。
table-seek-days = そのうちだれかが来ます。離れても、卓は「あなたの対戦」にあります。
table-seek-here = { $name }さんが待っています。
table-seek-asked = { $name }さんはボットと対戦中です。こちらに来るか尋ねています。
table-seek-begins = そろいました。シャッフルしています…
table-seek-declined = 今は遊べないそうです。
table-seek-gone = 相手が来ませんでした。もう一度探しますか。
table-seek-again = もう一度探す
table-seek-bot = まだだれも来ません。探している間、{ $bot }と遊びますか。
table-seek-bot-yes = { $bot }と遊ぶ
table-seek-stop = 探すのをやめる
table-seek-going-on = 引き続き相手を探しています…
table-fresh-deal = { $name }さんが来ました。2人で新しく始めますか。
table-fresh-deal-yes = { $name }さんと遊ぶ
table-fresh-deal-no = ボットと続ける
table-fresh-deal-kept = この対戦はどちらにしても残ります。
table-fresh-deal-left = 返事がなければ、{ $seconds }秒後にそのままボットと続けます。
table-rated = あなたのレート：{ $number } ± { $doubt }（{ $change ->
    [0] ±0
   *[other] { $sign }{ $change }
}）

## ひと押しで言えること

phrase-hello = こんにちは！
phrase-good-luck = よろしくお願いします！
phrase-have-fun = 楽しみましょう！
phrase-nice-move = いい手ですね！
phrase-well-played = お見事です！
phrase-thanks = ありがとう！
phrase-sorry = ごめんなさい！
phrase-one-moment = 少しお待ちください。
phrase-take-your-time = ごゆっくりどうぞ。
phrase-your-turn = あなたの手番です。
phrase-once-more = もう一回しませんか？
phrase-have-to-go = もう行かないと。
phrase-good-game = いい勝負でした！
phrase-bye = さようなら！
phrase-clap = 拍手
phrase-laugh = 面白い
phrase-wow = すごい
phrase-oops = しまった
phrase-think = 考え中
phrase-heart = ハート
table-phrases = 定型文
table-react = リアクション
table-said = { $name }：{ $text }
table-report = 通報
table-report-name = { $name }を通報する
table-report-more = このサーバーの運営者が、この卓の最近の会話とあわせて読みます。ほかの人には知らされません。
table-report-reason = 何がありましたか？
table-reported = ありがとうございます。サーバーの運営者に送信しました。
