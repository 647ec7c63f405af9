### The server, its commands and its plain page.

## What can be wrong: tables on the network

fault-no-such-table = そのようなテーブルはありません。
fault-adjourned = 対戦は中断されています。このプログラムでは以前と同じようには進められません（{ $reason }）。
fault-not-known = まず名前を決めてください。
fault-not-the-maker = これはテーブルを作った人だけができます。
fault-not-your-seat = { $seat } はあなたの席ではありません。
fault-not-started = 対戦はまだ開始されていません。
fault-too-late = この手が届く前に持ち時間が切れていました。
fault-seat-present = 席 { $seat } のプレイヤーは接続中です。
fault-no-such-offer = その申し出はないか、すでに過ぎています。
fault-bot-fails = ボット { $bot } は手を見つけられません。
fault-no-hints = このテーブルではヒントを使えません。
fault-conflict = ほかの操作が先に行われました。もう一度確認してください。
fault-storage = 保存できなかったため、何も起きていません。もう一度お試しください。
fault-message-unreadable = メッセージを読み取れません：{ $reason }。
fault-no-greeting = 接続はバージョン { $version } のあいさつで始まります。
fault-greeted = すでにあいさつ済みです。
fault-too-many = 一度に多すぎます。少し待ってください。
fault-link-used = このリンクは使用済みか、期限切れです。
fault-others-play = このテーブルではほかの人が対戦中です。
fault-body-unreadable = 送られた内容を読み取れません：{ $reason }。
fault-table-exists = 対戦 { $id } はすでにあります。

## What can be wrong: settings

fault-key-needed = ネットワーク上のデータベースには、全ワーカー共通の設定 key が必要です。
fault-settings-unreadable = { $path } の設定を読み取れません：{ $reason }。
fault-no-such-setting = 設定 { $name } はありません。
fault-setting-wrong = 設定 { $name } が正しくありません：{ $reason }。
fault-extra-missing = 追加のライブラリが必要です：pip install "fernweh[{ $extra }]"。
fault-not-a-file = この方法でバックアップできるのはファイルのデータベースだけです。PostgreSQL では pg_dump を使ってください。

## fernweh serve and what goes with it

help-serve = ネットワークで対戦できるようにする。
help-serve-host = 待ち受けるアドレス。ローカルネットワークなら 0.0.0.0
help-serve-port = ポート。0 なら空いているもの
help-serve-database = SQLite のファイル、または postgresql://…
help-serve-redis = 複数ワーカー用の redis://…
help-serve-address = 利用者がアクセスするアドレス（例 https://games.example）
help-serve-config = 設定の TOML ファイル
help-serve-open = ブラウザを開く
serve-address = Fernweh のアドレス：{ $address }
serve-near = このネットワークのスマートフォン用：{ $address }
serve-stop = Ctrl-C で停止します。受け付けた手はすべて保存済みです。
serve-stopped = 停止しました。失われたものはありません。
help-backup = サーバーを止めずにデータベースを複製する。
help-backup-file = 複製先のファイル
backup-done = 複製先：{ $path }
help-export = すべての対戦、または一つを記録として書き出す。
help-export-folder = 記録を書き出すフォルダー
help-export-match = この対戦だけ
export-done = { $count } 件の対戦を { $path } に書き出しました
help-import = 記録から対戦を取り込む。
import-done = 対戦 { $id } を取り込みました。
help-delete = 対戦を完全に削除する。
help-delete-match = 対戦
delete-done = 対戦 { $id } を削除しました。
help-doctor = このインストールを点検する。
doctor-python = Python { $version }
doctor-rules = { $game } のルール
doctor-cache = コンパイル済みルールのフォルダー
doctor-libraries = サーバー用ライブラリ
doctor-database = データベース
doctor-redis = Redis
doctor-bots = 別プロセスのボット
doctor-port = ポート { $port }
doctor-good = すべて正常です。
doctor-ill = 問題があります。

## Notices at one's turn

notice-subject = { $title }：あなたの番です
notice-text = { $title } であなたの番です：{ $link }

## The plain page

page-your-name = お名前は？
page-guest = ゲスト
page-open-tables = 募集中のテーブル
page-my-matches = 自分の対戦
page-none = まだありません。
page-new-table = 新しいテーブル
page-game = ゲーム
page-seats = 席数
page-bots = ボット
page-level = 強さ
page-clock = 持ち時間
page-clock-none = なし
page-clock-live = 15分＋1手10秒
page-clock-days = 1手3日
page-zero = 時間切れのとき
page-zero-lose = その席の負け
page-zero-bot = ボットが引き継ぐ
page-listed = 公開
page-hints = ヒントあり
page-make-table = テーブルを作る
page-personal-link = 別の端末で開いてください：
page-move-device = 別の端末に移る
page-notices = 通知
page-mail = 通知用メールアドレス（空欄可）：
page-webhook = 通知用 Webhook（空欄可）：
page-export-all = 自分の対戦をすべて書き出す
page-forget-me = 自分の情報を消す
page-forget-sure = 本当に？席は元に戻せません。
page-no-table = そのテーブルはありません。
page-curtain = ほかの人が見ていないことを確認して表示
page-sit = 座る
page-get-up = 立つ
page-come-back = 自分で続ける
page-ask-bot = ここにボットを頼む
page-send-link = プレイヤーを待っています。このリンクを送ってください：
page-start = 開始
page-adjourned = 対戦は中断中：
page-rematch = もう一度対戦
page-offer-take-back = 手を戻したいそうです：
page-offer-bot-in = ボットに交代する席：
page-agree = 同意
page-decline = 断る
page-over = 終了しました。
page-record = 記録
page-your-turn = あなたの番です。
page-hint = ヒント：
page-take-back = 戻す
page-resign = 投了
page-resign-sure = 本当に投了しますか？
page-ask-hint = ヒントを見る
page-events = 経過
page-mute = ミュート
page-talk = 会話
page-say = 話す
page-fair-chance = 公正な抽選
page-fair-proves = 席が埋まった後は、誰もカードを選べません。主催者と共謀しない人の乱数が一つでもあれば、プレイヤーも主催者も選べません。下の数は主催者のコミットメントで、最後の記録にも同じものが載ります。
page-fair-not = ただし主催者の機械がカードを予見しなかったことの証明にはなりません。誰かに教えることは可能です。また、記録だけで証明できるのは矛盾がないことだけです。
page-delete-table = このテーブルを削除
page-delete-sure = 完全に削除しますか？
page-phase-seating = 募集中
page-phase-nonces = まもなく開始
page-phase-play = 対戦中
page-phase-over = 終局
page-phase-closed = 終了
