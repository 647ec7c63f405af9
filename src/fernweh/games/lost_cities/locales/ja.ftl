game-lost-cities = ロストシティ
    .about = 2人の探検家と5つのルート。踏み出した探検は、まず費用を取り戻さなければなりません。

## 色とカード

colour = { $colour ->
    [yellow] 黄
    [blue] 青
    [white] 白
    [green] 緑
    [red] 赤
    [purple] 紫
   *[other] { $colour }
}
colour-name = { $colour ->
    [yellow] 黄
    [blue] 青
    [white] 白
    [green] 緑
    [red] 赤
    [purple] 紫
   *[other] { $colour }
}
letter = { $colour ->
    [yellow] 黄
    [blue] 青
    [white] 白
    [green] 緑
    [red] 赤
    [purple] 紫
   *[other] ？
}
typed-colour = { $colour ->
    [yellow] 黄色, きいろ, き, 砂漠
    [blue] 青色, あお, 海
    [white] 白色, しろ, ヒマラヤ
    [green] 緑色, みどり, 熱帯雨林
    [red] 赤色, あか, 火山
    [purple] 紫色, むらさき, 月
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

## 席とオプション

seat-north = 北
seat-south = 南

option-colours = 使う色の数。6は紫の加わる長いゲーム（§10.1）
option-rounds = 対戦のラウンド数（§10.2）
option-starter = 第1ラウンドの先手（§10.3）
option-cap = ラウンドを打ち切る手番数。0なら上限なし（§10.4）

## 手

move-play = { card }を探検に置く
move-discard = { card }を捨てる
move-take = { colour }の捨て札の一番上を取る
move-draw = 山札から引く
move-turn-up = { card }が引かれる
move-start = { $seat ->
    [north] { seat-north }が先手
   *[south] { seat-south }が先手
}

typed-play = 置く, 出す, おく
typed-discard = 捨てる, すてる
typed-take = 取る, とる
typed-draw = 引く, 山札, ひく

## できごと

event-lot-drawn = { $seat ->
    [you] 抽選により、あなたが先手です。
   *[other] 抽選により、{ $name }が先手です。
}
event-dealt = { $seat ->
    [you] あなたに{ card }が配られました。
   *[other] { $card ->
        [hidden] { $name }にカードが1枚配られました。
       *[other] { $name }に{ card }が配られました。
    }
}
event-played = { $seat ->
    [you] あなたは{ card }を探検に置きました。
   *[other] { $name }は{ card }を探検に置きました。
}
event-discarded = { $seat ->
    [you] あなたは{ card }を捨てました。
   *[other] { $name }は{ card }を捨てました。
}
event-took = { $seat ->
    [you] あなたは捨て札から{ card }を取りました。
   *[other] { $name }は捨て札から{ card }を取りました。
}
event-drew = { $seat ->
    [you] あなたは山札から{ card }を引きました。
   *[other] { $card ->
        [hidden] { $name }は山札から1枚引きました。
       *[other] { $name }は山札から{ card }を引きました。
    }
}
event-round-ended = { $by ->
    [cap] 手番数が上限に達したため、第{ $round }ラウンドは打ち切りです。
   *[deck] 最後の1枚が引かれ、第{ $round }ラウンドが終わりました。
}{ $name-1 }：{ $points-1 }点、{ $name-2 }：{ $points-2 }点。
event-round-began = { $seat ->
    [you] 第{ $round }ラウンド、先手はあなたです。
   *[other] 第{ $round }ラウンド、先手は{ $name }です。
}
event-match-ended = { $winner ->
    [nobody] 対戦は引き分けです。
    [you] あなたの勝ちです！
   *[other] { $name }の勝ちです。
}{ $name-1 }：{ $totals-1 }点、{ $name-2 }：{ $totals-2 }点。

## なぜできないか

refusal-match-is-over = 対戦はもう終わっています。
refusal-chance-is-due = お待ちください。カードを配っているか、めくっているところです。
refusal-chance-alone = 山札からどのカードが出るかは、だれにも選べません。
refusal-lay-first = 先にカードを1枚、探検に置くか捨ててください。引くのはその後です。
refusal-draw-now = カードはもう出しました。山札か捨て札から1枚引いてください。
refusal-not-in-hand = { card }は手札にありません。
refusal-below-the-peak = { card }は小さすぎます。あなたの{ colour }の探検はすでに{ $peak }まで進んでいます。
refusal-wager-too-late = 賭けカードを置けるのは数字の前だけです。あなたの{ colour }の探検はすでに{ $peak }まで進んでいます。
refusal-just-discarded = { colour }のカードを捨てたばかりなので、この手番ではその山から取れません。
refusal-pile-is-empty = { colour }の捨て札は1枚もありません。
refusal-colour-not-in-play = この対戦では{ colour }のカードを使いません。
refusal-not-in-deck = 山札に{ card }はもうありません。
refusal-not-the-lot = 抽選をするのは第1ラウンドの前だけです。

## だれの手番か

phase-start = 抽選で先手を決めます。
phase-deal = カードを配っています。
phase-lay = { $seat ->
    [you] あなたの手番です。カードを探検に置くか、捨ててください。
   *[other] { $name }がカードを選んでいます。
}
phase-draw = { $seat ->
    [you] 山札から引くか、捨て札を取ってください。
   *[other] { $name }がどこから引くかを選んでいます。
}
phase-turn-up = カードをめくっています。
phase-over = 対戦は終わりました。

## 端末の卓

board-round = 第{ $round }ラウンド／全{ $rounds }ラウンド
board-deck = 山札：{ $cards }枚
board-summary = 手札{ $hand }枚 · このラウンド{ $points }点 · 合計{ $total }点
board-discards = 捨て札
board-hand = 手札
board-play = 置く
board-discard = 捨てる
board-take = 取る
board-draw = 引く
board-from-deck = 山札から

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
page-pile = 捨て札{ $size }枚。一番上は{ card }。
page-pile-empty = { colour }の捨て札：なし。
page-closed = この手番では取れません。
page-picked = { card }：探検か捨て札を選んでください。Escapeキーで手札に戻します。
page-sort-suit = 色の順に並べる
page-sort-value = 数字の順に並べる
page-began = 先手
page-turns = { $cap }手番のうち{ $turns }手番目
page-total = 合計点

## はじめての方へ

learn-lost-cities-goal = 5つの色に5つの探検。あなたと相手は自分の前にカードを並べ、探検の価値が高いほうが勝ちます。今はラウンドの終盤です。下があなたの列と手札、上が相手の列です。
learn-lost-cities-lay = 手番は2つに分かれます。まずカードを1枚置きます。あなたの赤の探検は4、6、7と進んでいます。赤の9を置きましょう。カードをタップし、次に赤の列をタップします。
learn-lost-cities-draw = 次にカードを1枚引きます。左の山札をタップしてください。数字は残りの枚数です。
learn-lost-cities-refused = 探検の数字は大きくなるだけです。試してみましょう。赤の3をタップし、次に赤の列をタップすると、なぜ置けないかが分かります。
learn-lost-cities-discard = 使えないカードは捨てられます。赤の3を、中央の赤の捨て札に置いてください。相手がそれを取ることもあるので注意。
learn-lost-cities-take = 山札から引くかわりに、捨て札の一番上を取ることもできます。相手が黄の7を捨てたところです。取りましょう！
learn-lost-cities-wager = 黄の探検の最初にある握手は賭けカードで、その探検の得も損も2倍にします。置けるのは数字の前だけです。黄の7を置き、カードを引いてください。
learn-lost-cities-score = 数え方はこうです。数字を足し、費用の20を引き、賭けカードで掛けます。8枚以上なら20点のボーナスです。始めなかった探検に費用はかかりません。
learn-lost-cities-end = 残りは1枚です。それが引かれるとラウンドはすぐに終わり、手札は点になりません。黄の8を置き、最後の1枚を引いてください。
learn-lost-cities-done = このラウンドはあなたの勝ちです。対戦は3ラウンドです。探検は少なく、早めに始めましょう。20点はすぐに消えます。

## Rows of the score sheet

sheet-round = 第{ $round }ラウンド
