## ヘルプ

help-usage = 使い方：
help-options-mark = オプション
help-command-mark = コマンド …
help-commands = コマンド
help-arguments = 引数
help-options = オプション
help-default = （既定値：{ $value }）
help-option-lang = 言語：en、fa、ru、ja
help-option-help = このページを表示する

# Read by hand, on one line: an old Python has nothing that reads these files.
python-too-old = FernwehにはPython { $needed }以上が必要です。ここにあるのはPython { $found }です。

help-fernweh = 失われた世界のボードゲームを端末で。遊ぶ、観る、確かめる。
help-version = バージョンを表示する
help-play = ボットと、またはこの端末でほかの人と遊ぶ。
help-watch = ボットどうしの対戦を観る。
help-replay = 記録された対戦を1手ずつたどる。
help-verify = 記録された対戦の手と引きをすべて検証する。
help-rules = ゲームのルールを読む。
help-games = ゲームの一覧とオプションを見る。
help-perft = 手順の数を数えてルールを確かめる。
help-map = エルドラドの地図を描く、または自作の地図を調べる。
help-new-game = 新しいゲームのひな形を作る。次に書くものはテストが教える。

help-game = ゲームの名前（例：lost_cities）
help-file = 記録のファイル
help-verify-server-key = サーバーが/api/keyに示す鍵。そのサーバーの署名がない記録は不合格になる
help-option = ゲームのオプション（例：rounds=1）。一覧はfernweh games GAME
help-games-game = このゲームのオプションを表示する
help-play-bot = 相手をするボット
help-play-seats = だれがどの席か（例：you,greedyや花子,太郎）。ボットは名前で
help-record = 記録を書き込むファイル
help-play-resume = この途中の対戦を続ける
help-play-decline = 見送るしかないとき：ask（たずねる）、at-once（すぐ見送る）、pause（間を置いて見送る）
help-watch-seats = どのボットが対戦するか
help-watch-delay = 手と手の間の秒数
help-replay-seat = だれの目で見るか：north、south、spectator（観戦者）、all（全員）
help-replay-step = キーボード入力でなくても1手ごとに止まる
help-rules-paragraph = この項または節だけを表示する（例：4.4、4）
help-perft-depth = この手数まで数える
help-perft-table = このファイルの卓から始める
help-map-deed = drawは描く、checkは調べる
help-map-what = 7つの地図のどれかの名前、またはファイル
help-map-out = 描き込むファイル。なければ地図の名前になる
help-new-game-name = パッケージの名前。小文字の英字・数字・下線（例：harbour）
help-new-game-folder = ルール、テスト、ページの3つのフォルダーを置く場所
help-new-game-seats = 何人用か。コンマで区切る

## fernweh games

games-name = 名前
games-title = 題名
games-players = 人数
games-about = 紹介
games-option = オプション
games-allowed = 使える値
games-default = 既定値
games-meaning = 意味
# What a name that an option takes means: lot: at random.
games-value = { $value }：{ $meaning }

## fernweh perft

perft-counting = 数えています…

## fernweh map

map-drawn = 地図は{ $path }にあります
map-checked = 問題ありません。ボード：{ $pieces }、マス{ $spaces }、障害物の線{ $lines }本、洞窟{ $caves }か所、いちばん近いスタートマスからエルドラドまで{ $steps }歩。

## fernweh new-game

new-game-written = { $title }のひな形を{ $folder }に作りました（{ $files }ファイル）。
new-game-climb = テストは順に並んだステップです。最初に失敗したものが、次に何をどのファイルに書くかを教えます：
new-game-play = ステップ{ $step }のあとは遊べます：
fault-game-name = { $name }はゲームの名前にできません。英字で始まる小文字の英数字と下線にしてください（例：harbour）。
fault-game-name-taken = { $name }という名前は、すでにゲームかPythonのモジュールに使われています。
fault-unwritten = { $file }：{ $function }はまだ書かれていません。CONTRIBUTING.mdのステップ{ $step }です。

## 最初の起動

warming-title = ルールをコンパイルしています。最初の1回だけで、長くて30秒ほどかかります。
warming-table = 卓
warming-chance = 配ることと引くこと
warming-moves = 手とその理由
warming-sight = 各席から見えるもの
warming-bots = ボット
warming-score = 得点計算
warming-record = 記録

## fernweh play

typed-undo = 待った, 戻す
typed-why = なぜ
typed-rules = ルール
typed-help = ヘルプ
typed-moves = 手, 一覧
typed-resign = 投了
typed-quit = 終了
typed-yes = はい

play-person = プレイヤー
play-hint = 番号か「ヘルプ」と入力してください。
play-move = { $number }  { $move }
play-refused = { $reason }（§{ $rule }。?で表示）
play-can = その手は選べます。そのまま入力してください。
play-why-what = 何についてですか？手を続けて書いてください（例：なぜ { $example }）。
play-resign-sure = 投了しますか？この対戦は負けになります。（はい／いいえ）
play-went-on = では、続けましょう。
play-pass = { $name }の手番です。ほかの人が見ていないことを確かめて、Enterを押してください。
play-enter = Enterを押すと続きます。
play-saved = 対戦は途中です。保存先：{ $path }
play-resume = 続けるには：fernweh play --resume { $path }
play-record = 対戦の記録：{ $path }
play-verify = 検証するには：fernweh verify { $path }

play-help-number = 卓でその番号が付いた手を選ぶ
play-help-move = 手の表記。短く「置く 赤7」「捨てる 青 賭け」やp r7、d b x、t r、drawでもよい
play-help-enter = すべての手を番号付きで表示する
play-help-undo = 自分の最後の手を戻す（新しいカードが引かれるまで）
play-help-why = なぜその手が選べないかを、ルールとともに表示する
play-help-rules = ルールの項、または全文を読む
play-help-resign = 投了する
play-help-quit = 席を離れる。対戦は保存され、後で続けられる

## fernweh watch

watch-title = { $title }：{ $players }

## fernweh replay

typed-next = 次, つぎ
typed-back = 前, まえ
typed-end = 最後, さいご

replay-title = { $title }：{ $players }、全{ $entries }ステップ
replay-at = ステップ{ $n }／{ $entries }
replay-keys = Enterかn：次へ。b：前へ。番号：そこへ。e：最後へ。q：終了。
replay-last = ここが最後です。
replay-first = ここが最初です。
replay-not-understood = 「{ $text }」はここでは使えません。

## fernweh verify

verify-sound = 記録は正しいものです。
verify-match = { $title }、ルール第{ $version }版：{ $players }
verify-checked = 検証したこと：
verify-seals = 壊れた行も欠けた行もありません。
verify-origin = この対戦は、対戦{ $id }のステップ{ $n }の後の局面から続けたものです。その局面が本当にそうだったかどうかは検証していません。
verify-moves = { $actions }手すべてがルールどおりで、その都度の卓も記録のとおりです。
verify-chances = { $draws }回の引きは、いずれも残っていたカードだけから行われています。
verify-picks = すべての引きは、ホストの秘密とプレイヤーの乱数から導かれたものです。秘密は、事前に公開されたコミットメントと一致します。
verify-score = 最終得点：{ $scores }
verify-running = 対戦は途中です。秘密がまだ公開されていないため、引きの検証はできません。
verify-who = だれの手か：
# $name is a player, $n the number of an entry.
verify-seat = { $by ->
    [signed] { $name }：すべての手が席の鍵で署名されています。
    [since] { $name }：ステップ{ $n }以後の手は新しい鍵で署名されています。同じ人の鍵だという根拠は、ホストの言葉だけです。
    [bot] { $name }：ホストのボットなので、その手はホストのものです。
   *[unsigned] { $name }：署名がありません。本人の手だという根拠は、ホストの言葉だけです。
}
verify-words = 次のステップと、結果のうちそれによる部分には、ホストの言葉しか根拠がありません：
verify-word = { $kind ->
    [flag-fallen] ステップ{ $n }：{ $name }の時間が切れました。
    [bot-in] ステップ{ $n }：{ $name }の代わりにボットが入りました。
    [bot-out] ステップ{ $n }：{ $name }が戻りました。
    [take-back-agreed] ステップ{ $n }：{ $name }の取り消しに、ほかの全員が同意しました。
   *[seat-key] ステップ{ $n }：{ $name }が、前の鍵で署名せずに新しい鍵にしました。
}
verify-server = { $pinned ->
    [yes] 指定された鍵のサーバーが、この記録に署名しています：
    [no] サーバーがこの記録に署名しています。サーバーが/api/keyに示す鍵と比べてください：
   *[none] この記録に署名したサーバーはありません。
}
verify-keys = 鍵からだれの手かがわかるのは、だれの鍵かを知っている人だけです。対戦したページは、あなたの鍵を知っています。
verify-proves = これでわかること
verify-proves-text = 席が決まった後にカードを選ぶことは、プレイヤーにもホストにもできませんでした。ただし、少なくとも1つの乱数が、ホストと通じていない人のものである場合です。
verify-proves-not = これではわからないこと
verify-proves-not-foresee = ホストのコンピューターはカードを予知でき、だれかに教えることもできました。
verify-proves-not-alone = 記録だけで証明できるのは、つじつまが合っていることだけです。1人で作った記録なら、乱数もすべてその人が作っています。対戦前にコミットメントを見せられていたら、これと比べてください：

## fernweh clubs, people, ban, reports

help-clubs = クラブの一覧。閉じる、名前を変える。
help-clubs-close = このクラブを閉じる
help-clubs-rename = このクラブの名前を変える
help-order-name = 新しい名前
help-people = 名前の一部で人を探す。名前を変える。
help-people-part = 名前の一部
help-people-rename = この人の名前を変える
help-ban = 人やアドレスの着席と発言を禁じる。または禁止の一覧。
help-ban-who = 人のID、またはアドレス
help-ban-days = 日数（0は無期限）
help-ban-reason = 本人に伝える理由
help-ban-lift = 禁止を解く
help-reports = 寄せられた報告を見る。
help-reports-close = この報告を処理済みにする
help-reports-all = 処理済みのものも
order-id = ID
order-name = 名前
order-members = 人数
order-founder = 創設者
order-who = 対象
order-for = 期間
order-reason = 理由
order-days = { $days ->
    [0] 無期限
   *[other] あと{ $days }日
}
order-report = { $id }：{ $name }（{ $accused }）、卓{ $match }、報告者{ $reporter }、{ $day }
order-no-reports = 報告はありません。
fault-nothing-of-that-name = IDが{ $id }のものはありません。
fault-ban-network = 禁止できるのは1つのアドレス、または/64のIPv6ネットワークだけです。{ $network }はだれにも一致しません。
