### The server, its commands and its plain page.

## What can be wrong: tables on the network

fault-no-such-table = そのような卓はありません。
fault-adjourned = 対戦は中断されています。このバージョンでは続けられません（{ $reason }）。
fault-not-known = まず名前を決めてください。
fault-not-the-maker = これは卓を作った人だけができます。
fault-not-your-seat = { $seat }の席はあなたの席ではありません。
fault-not-started = 対戦はまだ開始されていません。
fault-too-late = この手が届く前に持ち時間が切れていました。
fault-seat-present = { $seat }の席のプレイヤーは接続中です。
fault-seat-has-grace = { $seat }のプレイヤーには、戻るまであと{ $seconds }秒あります。
fault-seat-has-days = この卓は1手番に日数をかけられます。{ $seat }の席にボットが入るのは、持ち時間が切れたときだけです。
fault-substitute-too-weak = { $bot }は代わりを務められません。{ $least }以上を選んでください。
fault-no-such-offer = その申し出はないか、すでに過ぎています。
fault-bot-fails = ボット{ $bot }は手を見つけられません。
fault-no-hints = この卓ではヒントを使えません。
fault-conflict = ほかの操作が先に行われました。もう一度確認してください。
fault-storage = 保存できなかったため、何も起きていません。もう一度お試しください。
fault-disk-full = サーバーのディスクがいっぱいのため、何も起きていません。運営者に知らせてください。
fault-message-unreadable = メッセージを読み取れません：{ $reason }。
fault-no-greeting = 接続はバージョン{ $version }のあいさつで始まります。
fault-greeted = すでにあいさつ済みです。
fault-too-many = 一度に多すぎます。少し待ってください。
fault-talk-slow = 発言が続いています。あと{ $seconds }秒待ってから書いてください。
fault-talk-empty = メッセージが空です。
fault-link-used = このリンクは使用済みか、期限切れです。
fault-others-many = この端末にはすでに{ $most }人がいます。先にだれかをサインアウトしてください。
fault-no-such-device = その端末はありません。
fault-no-such-person = この端末にその人はいません。
fault-never-met = この人との対戦は、まだ一度も終わっていません。
fault-others-play = この卓ではほかの人が対戦中です。
fault-others-keep = この対戦にはほかの人も参加していたため、その人たちのために残ります。
fault-body-unreadable = 送られた内容を読み取れません：{ $reason }。
fault-table-exists = 対戦{ $id }はすでにあります。
fault-seat-kept = { $seat }の席は{ $name }さんのために取ってあります。
fault-sent-away = ホストにより、あなたはこの卓の席に座れません。観戦はできます。
fault-not-there = { $name }さんはもうそこにいません。
fault-table-moved = この卓は新しい卓に移りました。ページを再読み込みすると案内されます。
fault-next-laid = { $name }さんがもう新しい卓を作りました。そちらへどうぞ。オプションはその卓のホストが変えられます。

## What can be wrong: strangers, ratings, clubs and order

fault-banned = { $days ->
    [0] サーバーの管理者により、着席と発言はできなくなっています。{ $reason }
   *[other] サーバーの管理者により、あと{ $days }日は着席と発言ができません。{ $reason }
}
fault-name-given = サーバーの管理者が「{ $name }」という名前を付けました。あと{ $days }日は変更できません。
fault-tables-wait = すでに{ $most }卓が参加者を待っています。まずはそのどれかで遊んでください。
fault-tables-wait-near = お使いのネットワークから、すでに{ $most }卓が参加者を待っています。まずはそのどれかで遊んでください。
fault-vacation-too-long = { $left ->
    [0] 休暇はもう残っていません。
   *[other] 休暇の残りは{ $left }日です。
}
fault-rating-off = レート戦です。先に自分のレートをオンにしてください。名前とレートが「順位表」に表示され、そのページでいつでもオフにできます。
fault-rated-people-only = レート戦は人同士だけです。ボット、ヒント、合意による手の戻しは使えません。
fault-rated-no-bot-at-zero = レート戦では時間切れになった人の負けです。ボットが代わりに続けることはできません。
fault-rated-one-seat = レート戦では1人1席です。
fault-nobody-waits = ここで待っていた人は去りました。もう一度相手を探してください。
fault-not-asked = 答えられるのはボットと対戦中の人だけです。
fault-nobody-reported = この卓に当てはまる人がいません。
fault-report-oneself = それはあなた自身です。

## What can be wrong: the score pad, and a record that goes on from another
# $piece is the name of a card or piece, or of what there are so many of.

fault-pad-too-many = 箱にはそれほどありません：{ $piece }（最大{ $most }）。
fault-pad-no-such = このゲームにはありません：{ $piece }。
fault-pad-rounds = これより前のラウンドは最大{ $most }回で、全員同じ数です。
fault-pad-no-space = そこに駒は立てません。
fault-pad-occupied = そこには別の駒がいます。
fault-origin-table = 記録が続きの始まりとする局面は、ありえないものです。
fault-origin-over = 記録が続きの始まりとする局面では、すでにゲームが終わっています。
fault-origin-unknown = 記録は、このサーバーにない対戦の続きです。

## What can be wrong: settings

fault-key-needed = ネットワーク上のデータベースには、全ワーカー共通の設定keyが必要です。
fault-settings-unreadable = { $path }の設定を読み取れません：{ $reason }。
fault-no-such-setting = 設定{ $name }はありません。
fault-setting-wrong = 設定{ $name }が正しくありません：{ $reason }。
fault-extra-missing = 追加のライブラリが必要です：pip install "fernweh[{ $extra }]"。
fault-not-a-file = この方法でバックアップできるのはファイルのデータベースだけです。PostgreSQLではpg_dumpを使ってください。

## fernweh serve and what goes with it

help-serve = ネットワークで対戦できるようにする。
help-serve-host = 待ち受けるアドレス。ローカルネットワークなら0.0.0.0
help-serve-port = ポート。0なら空いているもの
help-serve-database = SQLiteのファイル、またはpostgresql://…
help-serve-redis = 複数ワーカー用のredis://…
help-serve-address = 利用者がアクセスするアドレス（例https://games.example）
help-serve-bots = ここの卓に着ける外部のボット。それぞれ新しい名前を付け、コンマで区切ります：careful=mybots:Careful
help-serve-config = 設定のTOMLファイル
help-serve-open = ブラウザを開く
serve-address = Fernwehのアドレス：{ $address }
serve-near = このネットワークのスマートフォン用：{ $address }
serve-compiling = ルールを裏で一度だけコンパイルしています。終わるまでは少し遅く、探索するボットは直感で手を選びます。
serve-stop = 止めるにはCtrl-Cを押してください。確定した手はすべて保存済みです。
serve-stopped = 停止しました。失われたものはありません。
help-backup = サーバーを止めずにデータベースを複製する。
help-backup-file = 複製先のファイル
backup-done = 複製先：{ $path }
help-export = すべての対戦、または1つを記録として書き出す。
help-export-folder = 記録を書き出すフォルダー
help-export-match = この対戦だけ
export-done = { $count }件の対戦を{ $path }に書き出しました
help-import = 記録から対戦を取り込む。
import-done = 対戦{ $id }を取り込みました。
help-delete = 対戦を完全に削除する。
help-delete-match = 対戦
delete-done = 対戦{ $id }を削除しました。
help-doctor = このインストールを点検する。
doctor-python = Python { $version }
doctor-rules = { $game }のルール
doctor-cache = コンパイル済みルールのフォルダー
doctor-libraries = サーバー用ライブラリ
doctor-database = データベース
doctor-redis = Redis
doctor-bots = 別プロセスのボット
doctor-port = ポート{ $port }
doctor-good = すべて正常です。
doctor-ill = 問題があります。

## Notices by mail

notice-subject-your-turn = { $title }：あなたの手番です
notice-text-your-turn = { $title }であなたの手番が来ました。
notice-subject-missed = { $title }：みんなが待っています
notice-text-missed = { $title }の卓でほかの人が待っています。戻らないと、ボットが代わりに続けることがあります。

## The page

page-not-built = このサーバーはページなしでインストールされています。クローンでは`make play`でページが作られ、もう一度始まります。npmとNode.jsのある環境で作ったwheelにはページが入っています。
