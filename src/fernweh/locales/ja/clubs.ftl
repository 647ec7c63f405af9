### Standings and clubs: two rooms of the page.

## Standings

clubs-standings-lead = ゲームごとのレートを、確かなものから順に並べています。希望した人同士の対戦だけが対象です。
clubs-rating-on = レートをつける
clubs-rating-more = 名前とレートがここに表示され、レート戦で遊べます。いつでもオフにできます。
clubs-rating-mine = あなたのレート
clubs-rating-none = レート戦はまだありません。
clubs-rating-number = { $number } ± { $doubt }
clubs-rating-matches = { $count }戦
# For screen readers: what the curve of a rating shows.
clubs-curve = { $game }：{ $count }戦で{ $from }から{ $to }へ
clubs-seats = { $count }人
clubs-standings-none = まだだれもレートがありません。最初の1人になりましょう。
clubs-place = 順位
clubs-name = 名前
clubs-rating = レート
clubs-matches = 対戦数
clubs-wins = 勝ち
clubs-you = あなた

## Clubs

clubs-lead = クラブはリンクで集まる仲間です。だれがいるかが見え、対戦に誘え、仲間内の順位表もできます。
clubs-none = まだどのクラブにも入っていません。
clubs-new = クラブを作る
clubs-new-name = クラブの名前
clubs-make = 作る
clubs-size = { $count }人
clubs-free = 今すぐ遊べます
clubs-free-more = クラブのメンバーから誘われるようになります。1時間たつか対戦が始まると自動でオフになります。
clubs-members = メンバー
clubs-is-founder = 創設者
clubs-is-free = 遊べます
clubs-is-about = オンライン
clubs-ask = 遊ぶ？
clubs-ask-name = { $name }さんを誘う：{ $game }
clubs-ask-what = 誘うゲーム
clubs-tables = クラブの卓
clubs-tables-none = 今開いているクラブの卓はありません。
clubs-table-new = クラブの卓を作る
clubs-standings = クラブの順位表
clubs-standings-club-none = メンバー同士の終わった対戦はまだありません。
clubs-link = 新しいメンバー用のリンク
clubs-link-more = 開いた人はだれでも入会できます。
clubs-link-new = リンクを作り直す
clubs-link-new-more = 前のリンクは使えなくなります。
clubs-rename = 名前を変える
clubs-remove = 外す
clubs-remove-name = { $name }さんを外す
clubs-remove-sure = { $name }さんをクラブから外しますか。新しいメンバー用のリンクも変わります。
clubs-leave = 退会する
clubs-leave-sure = このクラブを退会しますか。
clubs-join = { $name }に入会する
clubs-join-lead = クラブ「{ $name }」に招待されています。
clubs-join-more = 名前、オンラインかどうか、メンバー同士の対戦結果がメンバーに見えます。

## Strangers, and who is asked

clubs-somebody-how = だれかと遊ぶ
clubs-somebody-more = ワンタップで、待っている人の卓に着くか、自分の卓で相手を待ちます。
clubs-stale = 今は席を外しています
clubs-all-games = すべてのゲーム
clubs-all-paces = 持ち時間を問わない
clubs-open-all = { $count }卓すべてを表示
clubs-none-fits = 条件に合う卓はありません。「だれかと遊ぶ」で卓が開きます。
clubs-asks = { $name }さんからの誘い：{ $game }
clubs-asks-play = 遊ぶ
clubs-asks-later = 今はやめる

## What can be wrong with a club

fault-no-such-club = そのクラブはないか、あなたはメンバーではありません。
fault-not-the-founder = これができるのはクラブの創設者だけです。
fault-no-such-member = そのメンバーはいません。
fault-clubs-many = すでに{ $most }のクラブに入っています。先にどれかを退会してください。
fault-club-full = このクラブは満員です（{ $most }人）。
fault-club-link-old = このリンクはもう使えません。メンバーに新しいリンクをもらってください。
fault-member-not-free = その人は今は遊べません。
fault-member-unrated = その人はレート戦をしません。レートなしの対戦に誘ってください。
fault-no-such-invitation = この誘いはもうありません。
