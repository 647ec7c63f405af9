game-lost-cities-rivals = ロストシティ：ライバルズ
    .about = 2～4人の探検家がカードを競り合います。払ったコインは、やがて全員に分けられます。

## 色とカード

colour = { $colour ->
    [yellow] 黄
    [blue] 青
    [white] 白
    [green] 緑
    [red] 赤
   *[other] { $colour }
}
other-colour = { $other-colour ->
    [yellow] 黄
    [blue] 青
    [white] 白
    [green] 緑
    [red] 赤
   *[other] { $other-colour }
}
colour-name = { $colour ->
    [yellow] 黄
    [blue] 青
    [white] 白
    [green] 緑
    [red] 赤
   *[other] { $colour }
}
letter = { $colour ->
    [yellow] 黄
    [blue] 青
    [white] 白
    [green] 緑
    [red] 赤
   *[other] ？
}
typed-colour = { $colour ->
    [yellow] 黄色, きいろ, き
    [blue] 青色, あお
    [white] 白色, しろ
    [green] 緑色, みどり
    [red] 赤色, あか
   *[other] { $colour }
}
card = { $rank ->
    [wager] { colour }の賭けカード
   *[other] { colour }の{ $rank }
}
rank = { $rank ->
    [wager] ×
   *[other] { $rank }
}
typed-wager = 賭けカード, 賭け, かけ, ×
coins = コイン{ $coins }枚

## 席とオプション

seat-north = 北
seat-east = 東
seat-south = 南
seat-west = 西

option-starter = スタートプレイヤー。座っている席だけを選べます（§10.1）
option-purge_display = ハウスルール：競りの後、だれにも使えないカードを場から除く（§10.2）

## 手

move-uncover = カードを1枚めくる
move-bid = { coins }で入札する
move-pass = パスする
move-take = { card }を取る
move-trash = { card }を箱に戻す
move-done = 終わり（残りは場に残す）
move-turn-up = { card }がめくられる
move-deal = 初期賭けカード：{ colour }と{ other-colour }
move-start = { $seat ->
    [north] { seat-north }がスタートプレイヤー
    [east] { seat-east }がスタートプレイヤー
    [south] { seat-south }がスタートプレイヤー
   *[west] { seat-west }がスタートプレイヤー
}

typed-uncover = めくる, 公開
typed-bid = 入札, 入札する
typed-pass = パス, ぱす
typed-take = 取る, とる
typed-trash = 箱に戻す, 捨てる, 除く, すてる
typed-done = 終わる, 終わり, おわる
play-help-move = 手の表記。短く「入札 3」「取る 赤7」「捨てる 青 賭け」やb 3、p、t r7、x b x、dでもよい

## できごと

event-lot-drawn = { $seat ->
    [you] 抽選により、あなたがスタートプレイヤーです。
   *[other] 抽選により、{ $name }がスタートプレイヤーです。
}
event-dealt = { $seat ->
    [you] あなたに{ colour }の初期賭けカードが配られました。
   *[other] { $name }に{ colour }の初期賭けカードが配られました。
}
event-turned-up = { $seat ->
    [you] あなたは{ card }をめくりました。
   *[other] { $name }は{ card }をめくりました。
}
event-died = { card }はだれにも使えないので、箱に戻されました。
event-opened = { $seat ->
    [you] あなたは{ coins }で競りを始めました。
   *[other] { $name }は{ coins }で競りを始めました。
}
event-raised = { $seat ->
    [you] あなたは{ coins }で入札しました。
   *[other] { $name }は{ coins }で入札しました。
}
event-passed = { $seat ->
    [you] あなたはパスしました。
   *[other] { $name }はパスしました。
}
event-won = { $seat ->
    [you] あなたは競り落とし、{ coins }を払いました。
   *[other] { $name }は競り落とし、{ coins }を払いました。
}
event-took = { $seat ->
    [you] あなたは{ card }を取りました。
   *[other] { $name }は{ card }を取りました。
}
event-trashed = { $seat ->
    [you] あなたは{ card }を箱に戻しました。
   *[other] { $name }は{ card }を箱に戻しました。
}
event-purged = { card }はもうだれにも使えないので、場から除かれました。
event-bank-shared = 第{ $pile }の山が尽きました。各プレイヤーは{ coins }を受け取ります。銀行の残り：コイン{ $bank }枚。
event-game-ended = { $winner ->
    [nobody] 勝利を分け合いました。
    [you] あなたの勝ちです！
   *[other] { $name }の勝ちです。
}{ $players ->
    [2] { $name-1 }：{ $totals-1 }点、{ $name-2 }：{ $totals-2 }点。
    [3] { $name-1 }：{ $totals-1 }点、{ $name-2 }：{ $totals-2 }点、{ $name-3 }：{ $totals-3 }点。
   *[4] { $name-1 }：{ $totals-1 }点、{ $name-2 }：{ $totals-2 }点、{ $name-3 }：{ $totals-3 }点、{ $name-4 }：{ $totals-4 }点。
}

## なぜできないか

refusal-game-is-over = ゲームはもう終わっています。
refusal-chance-is-due = お待ちください。カードを配っているか、めくっているところです。
refusal-chance-alone = どのカードがめくられるかは、だれにも選べません。
refusal-auction-is-on = 競りの最中です。より高く入札するか、パスしてください。
refusal-choose-cards = 競り落としました。カードを取るか、1枚を箱に戻すか、「終わり」を選んでください。
refusal-no-auction = 競りは行われていません。カードをめくるか、入札して競りを始めてください。
refusal-not-won-yet = 競りはまだ終わっていません。より高く入札するか、パスしてください。
refusal-display-is-empty = 場にカードがないので、競りを始められません。
refusal-bid-too-low = { $coins ->
    [0] 入札はコイン1枚からです。
   *[other] コイン{ $coins }枚では足りません。最高額は{ $bid }枚です。
}
refusal-not-enough-coins = コイン{ $coins }枚では入札できません。あなたのコインは{ $purse }枚です。
refusal-not-on-display = { card }は場にありません。
refusal-below-the-peak = { card }は小さすぎます。あなたの{ colour }の探検はすでに{ $peak }まで進んでいます。
refusal-wager-too-late = 賭けカードを置けるのは数字の前だけです。あなたの{ colour }の探検はすでに{ $peak }まで進んでいます。
refusal-not-in-piles = { card }はもうどの山にもありません。
refusal-not-the-deal = 初期賭けカードを配るのは最初の手番の前だけです。
refusal-no-such-deal = その2枚の初期賭けカードは、今は配れません。
refusal-not-the-lot = 抽選をするのはゲームの前だけです。
refusal-empty-seat = { $seat ->
    [north] { seat-north }
    [east] { seat-east }
    [south] { seat-south }
   *[west] { seat-west }
}にはだれも座っていません。

## だれの手番か

phase-start = 抽選でスタートプレイヤーを決めます。
phase-deal = 初期賭けカードを配っています。
phase-turn = { $seat ->
    [you] あなたの手番です。カードをめくるか、入札して競りを始めてください。
   *[other] { $name }の手番です。
}
phase-bid = { $seat ->
    [you] より高く入札するか、パスしてください。
   *[other] { $name }が入札するかどうかを考えています。
}
phase-take = { $seat ->
    [you] 選んでください。カードを取るか、1枚を箱に戻すか、「終わり」を選びます。
   *[other] { $name }がカードを選んでいます。
}
phase-turn-up = カードをめくっています。
phase-over = ゲームは終わりました。

## 端末の卓

board-piles = 山札：{ $cards }枚 · 残りの山：{ $waiting } · 銀行：{ $bank }枚
board-summary = コイン{ $coins } · 探検{ $points }点 · 合計{ $total }点
board-leads = 入札{ $bid }枚
board-in = 競り中
board-out = パス
board-display = 場
board-empty = なし
board-uncover = めくる
board-bid = 入札
board-pass = パス
board-take = 取る
board-trash = 箱に戻す
board-done = 終わり

## ページの卓

page-expedition = { $seat ->
    [you] あなたの{ colour }の探検
   *[other] { $name }の{ colour }の探検
}：{ $size ->
    [0] なし
   *[other] { $listed }。{ $points }点
}
page-rank = { $rank ->
    [wager] 賭けカード
   *[other] { $rank }
}
page-pile = 4つの山の{ $stage }番目：{ $cards }枚。残りの山：{ $waiting }。
page-bank = 銀行：{ coins }
page-box = 箱に戻ったカード：{ $cards }枚
page-no-auction = 競りは行われていません。
page-less = コインを1枚減らす
page-more = コインを1枚増やす
page-picked = { card }：取るか、箱に戻すかを選んでください。Escapeキーで選び直せます。
page-show-cards = すべてのカードを表示
page-hide-cards = 最後のカードだけを表示

## スコアシート

pad-starting = 初期賭けカード
pad-starting-of = 初期賭けカード：{ $colour }
pad-coins = コイン
pad-piece = { $piece ->
    [coins] コイン
    [starting] 1人分の初期賭けカード
   *[other] { $piece }
}

## はじめての方へ

learn-lost-cities-rivals-goal = 同じ5つのルートですが、手札はありません。カードはすべて場に表向きに並び、だれが取るかはコインで決まります。あなたの前に探検とコインがあり、初期賭けカードはもう置かれています。
learn-lost-cities-rivals-uncover = 手番には2つのうち1つをします。1つ目は、カードを1枚めくって場に加えること。やってみましょう。
learn-lost-cities-rivals-bid = 2つ目は、競りを始めること。赤の5と赤の7はあなたの赤の探検に続きます。選ぶ権利にコイン2枚で入札してください。
learn-lost-cities-rivals-raise = 相手は3で入札しました。パスした人は降り、最後に入札した人が勝って払います。4で入札してください。
learn-lost-cities-rivals-take = 競り落としてコイン4枚を払いました。好きなだけカードを取れます。取ったカードはすぐに同じ色の自分の探検に置かれます。赤の5、次に赤の7を取ってください。
learn-lost-cities-rivals-refused = 赤の賭けカードもあります。取ろうとしてみると、なぜ取れないかが分かります。
learn-lost-cities-rivals-trash = 最後に、勝った人はカードを1枚取り除けます。相手は緑の8を待っています。箱に戻しましょう。
learn-lost-cities-rivals-score = 数え方はこうです。探検の足跡の数に、賭けカードの枚数より1多い数を掛けます。数字が4枚以上なら8点のボーナスです。コインは1枚1点です。
learn-lost-cities-rivals-end = 払われたコインは銀行にあります。最初の3つの山のどれかがなくなるたびに、銀行のコインを全員で分けます。今、最後の山がなくなり、ゲームも終わります。最後のカードをめくってください。
learn-lost-cities-rivals-done = これでゲームのすべてです。何にでも払うのはやめましょう。あなたのコインは相手にも戻っていきます。

## Rows of the score sheet

sheet-coins = コイン
