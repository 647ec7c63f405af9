game-lost-cities-board-game = ロストシティ：ボードゲーム
    .about = 2～4組の探検隊が5本の小道を失われた都市へ進みます。踏み出したら、遠くまで行かなければなりません。

## 色とカードと探検家

colour = { $colour ->
    [red] 赤
    [green] 緑
    [blue] 青
    [yellow] 黄
    [white] 白
   *[other] { $colour }
}
colour-name = { $colour ->
    [red] 赤
    [green] 緑
    [blue] 青
    [yellow] 黄
    [white] 白
   *[other] { $colour }
}
letter = { $colour ->
    [red] 赤
    [green] 緑
    [blue] 青
    [yellow] 黄
    [white] 白
   *[other] ？
}
typed-colour = { $colour ->
    [red] 赤色, あか
    [green] 緑色, みどり
    [blue] 青色, あお
    [yellow] 黄色, きいろ, き
    [white] 白色, しろ
   *[other] { $colour }
}
card = { colour }の{ $rank }
rank = { $rank }
piece = { $piece ->
    [adventurer] 冒険家
   *[researcher] 研究者
}
typed-adventurer = 冒険家, 冒険, ぼうけんか
typed-researcher = 研究者, 研究, けんきゅうしゃ
tile = { $tile ->
    [artifact] アーティファクト
    [arrow] 矢印
   *[other] 勝利点{ $tile }
}

## 席とオプション

seat-north = 北
seat-east = 東
seat-south = 南
seat-west = 西

option-expeditions = 遠征の回数。1は専用の得点トラックを使う短縮ゲーム。長い得点トラックは独自の表（§11.1）
option-starter = 最初の遠征のスタートプレイヤー。座っている席に限る（§11.2）
option-up_and_down = バリアント：降順の列も認める（§11.3）
option-allow_take_back = ハウスルール：捨てたばかりのカードを取り戻せる（§11.4）
option-open_totals = 全員の勝利点を常に公開する（§11.5）
option-cap = 遠征を打ち切る手番数。0なら上限なし（§11.6）

## 手

move-play = { card }を列に置く
move-send = { piece }を送り出す
move-move = { colour }の小道を1つ進む
move-decline = だれも進めない
move-draw = 山札から引く
move-discard = { card }を捨てる
move-take = { colour }の捨て札の一番上を取る
move-start = { $seat ->
    [north] { seat-north }がスタートプレイヤー
    [east] { seat-east }がスタートプレイヤー
    [south] { seat-south }がスタートプレイヤー
   *[west] { seat-west }がスタートプレイヤー
}
move-turn-up = { card }が引かれる
move-tile = 次の飛び石に{ tile }が置かれる

typed-play = 置く, 出す, おく
typed-send = 送る, 送り出す, おくる
typed-move = 進める, 進む, すすむ
typed-decline = 進めない, やめる, いいえ
typed-draw = 引く, 山札, ひく
typed-discard = 捨てる, すてる
typed-take = 取る, とる

## できごと

event-lot-drawn = { $seat ->
    [you] 抽選により、あなたがスタートプレイヤーです。
   *[other] 抽選により、{ $name }がスタートプレイヤーです。
}
event-tile-laid = { colour }の小道の{ $stone }番目の飛び石に{ tile }が置かれました。
event-dealt = { $seat ->
    [you] あなたに{ card }が配られました。
   *[other] { $card ->
        [hidden] { $name }にカードが1枚配られました。
       *[other] { $name }に{ card }が配られました。
    }
}
event-played = { $seat ->
    [you] あなたは{ card }を列に置きました。
   *[other] { $name }は{ card }を列に置きました。
}
event-set-out = { $seat ->
    [you] あなたは{ colour }の小道に{ piece }を送り出しました。
   *[other] { $name }は{ colour }の小道に{ piece }を送り出しました。
}
event-moved = { $seat ->
    [you] { $stone ->
        [9] あなたの{ piece }が{ colour }の小道の先の失われた都市に着きました。
       *[other] { colour }の小道のあなたの{ piece }が{ $stone }番目の飛び石に進みました。
    }
   *[other] { $stone ->
        [9] { $name }の{ piece }が{ colour }の小道の先の失われた都市に着きました。
       *[other] { colour }の小道の{ $name }の{ piece }が{ $stone }番目の飛び石に進みました。
    }
}
event-artifact-found = { $seat ->
    [you] あなたはアーティファクトを見つけました。
   *[other] { $name }はアーティファクトを見つけました。
}
event-points-found = { $seat ->
    [you] あなたは勝利点{ $points }を得ました。
   *[other] { $name }は勝利点{ $points }を得ました。
}
event-arrow-found = { $useful ->
    [true] { $seat ->
        [you] 矢印です。あなたは探検家を1人進めることができます。
       *[other] 矢印です。{ $name }は探検家を1人進めることができます。
    }
   *[false] { $seat ->
        [you] 矢印ですが、進められる探検家がいません。
       *[other] 矢印ですが、{ $name }には進められる探検家がいません。
    }
}
event-declined = { $seat ->
    [you] あなたは探検家を進めません。
   *[other] { $name }は探検家を進めません。
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
event-expedition-ended = { $by ->
    [bridge] 5人目の探検家が橋を渡り、第{ $expedition }遠征が終わりました。
    [cap] 手番数が上限に達したため、第{ $expedition }遠征は打ち切りです。
   *[deck] 最後の1枚が引かれ、第{ $expedition }遠征が終わりました。
}
event-explorers-counted = { $seat ->
    [you] あなたの探検家：{ $points }点。
   *[other] { $name }の探検家：{ $points }点。
}
event-expedition-began = { $seat ->
    [you] 第{ $expedition }遠征、スタートプレイヤーはあなたです。
   *[other] 第{ $expedition }遠征、スタートプレイヤーは{ $name }です。
}
event-artifacts-counted = { $seat ->
    [you] あなたのアーティファクト{ $artifacts }個：{ $points }点。合計{ $total }点です。
   *[other] { $name }のアーティファクト{ $artifacts }個：{ $points }点。合計{ $total }点です。
}
event-game-ended = { $winner ->
    [nobody] 勝利を分け合いました。
    [you] あなたの勝ちです！
   *[other] { $name }の勝ちです。
}

## なぜできないか

refusal-game-is-over = ゲームはもう終わっています。
refusal-chance-is-due = お待ちください。タイルやカードを並べたり、配ったり、めくったりしているところです。
refusal-chance-alone = どのタイルやカードが出るかは、だれにも選べません。
refusal-lay-first = 先にカードを1枚、列に置くか捨ててください。引くのはその後です。
refusal-draw-now = カードはもう出しました。山札か捨て札から1枚引いてください。
refusal-send-first = 新しい列を始めたので、先にその小道へ探検家を送り出してください。
refusal-move-first = 先に探検家を1人進めるか、進めないことを選んでください。
refusal-not-in-hand = { card }は手札にありません。
refusal-below-the-row = { card }は小さすぎます。あなたの{ colour }の列はすでに{ $peak }まで進んでいます。
refusal-above-the-row = { card }は大きすぎます。あなたの{ colour }の列は降順で、すでに{ $peak }まで進んでいます。
refusal-no-row-begun = 探検家を送り出せるのは、新しい列を始めたときだけです。
refusal-no-move-due = 探検家を進められるのは、カードか矢印、または失われた都市に着いた後だけです。
refusal-nobody-on-the-path = { colour }の小道にあなたの探検家はいません。
refusal-in-the-city = { colour }の小道のあなたの探検家は、すでに失われた都市にいます。
refusal-just-discarded = { colour }のカードを捨てたばかりなので、この手番ではその山から取れません。
refusal-pile-is-empty = { colour }の捨て札は1枚もありません。
refusal-not-in-deck = { card }はもう引かれることがありません。
refusal-no-such-tile-left = そのタイルはもう残っていません：{ tile }。
refusal-not-the-lot = 抽選をするのは最初の遠征の前だけです。
refusal-seat-not-taken = { $seat ->
    [north] { seat-north }
    [east] { seat-east }
    [south] { seat-south }
   *[west] { seat-west }
}の席にはだれも座っていません。

## だれの手番か

phase-start = 抽選でスタートプレイヤーを決めます。
phase-tiles = タイルを並べています。
phase-deal = カードを配っています。
phase-lay = { $seat ->
    [you] あなたの手番です。カードを列に置くか、捨ててください。
   *[other] { $name }がカードを選んでいます。
}
phase-send = { $seat ->
    [you] 冒険家と研究者のどちらを送り出しますか。
   *[other] { $name }が探検家を選んでいます。
}
phase-move = { $seat ->
    [you] 探検家を1人進めることができます。
   *[other] { $name }は探検家を1人進めることができます。
}
phase-draw = { $seat ->
    [you] 山札から引くか、捨て札を取ってください。
   *[other] { $name }がどこから引くかを選んでいます。
}
phase-turn-up = カードをめくっています。
phase-over = ゲームは終わりました。

## 端末の卓

board-expedition = 第{ $expedition }遠征／全{ $expeditions }回
board-crossed = 橋を渡った探検家：{ $crossed }人（5人で終了）
board-deck = 山札：{ $cards }枚
board-artifact = アーティファクト
board-arrow = 矢印
board-adventurer = 英小文字（nなど）：冒険家
board-researcher = 英大文字（Nなど）：研究者
board-summary = 手札{ $hand } · アーティファクト{ $artifacts } · 探検家{ $standing } · 勝利点{ $points ->
    [hidden] ？
   *[other] { $points }
}
board-discards = 捨て札
board-hand = 手札
board-play = 置く
board-discard = 捨てる
board-take = 取る
board-draw = 引く
board-send = 送り出す
board-decline = 進めない
board-from-deck = 山札から

## 画面の盤

page-paths = 失われた都市への小道
page-path = { colour }の小道
page-stone = { colour }の小道、{ $stone }番目の飛び石、{ $value }点
page-explorer = { $seat ->
    [you] あなたの{ piece }
   *[other] { $name }の{ piece }
}
page-pile = { colour }の捨て札：{ $size }枚
page-closed = この手番では取れません
page-row = あなたの{ colour }の列
page-row-of = { colour }の列
page-worth = { $points }点
page-points = 勝利点
page-artifacts-bring = アーティファクト{ $artifacts }個
page-track = ゲーム終了時のアーティファクトの得点
page-at-home = { $researcher ->
    [home] 手元：冒険家{ $adventurers }人と研究者
   *[out] 手元：冒険家{ $adventurers }人
}
page-home = 手元の{ piece }：{ $count }人
page-hand-size = 手札：{ $cards }枚
page-face-down = 裏向き
page-began = この遠征のスタートプレイヤー
page-turns = { $turns }／{ $cap }手番
page-up-and-down = 列は昇順でも降順でもよい
page-explorers = 探検家
page-artifacts = アーティファクト

## スコアシート

pad-expedition = 第{ $n }遠征
pad-last-expedition = 最後の遠征：アーティファクトを数えます
pad-next-expedition = 次の遠征
pad-points = これまでの勝利点
pad-artifacts = アーティファクト
pad-stone = { $n }番目の飛び石
pad-researcher = 研究者
pad-researcher-of = { $colour }：研究者です
pad-piece = { $piece ->
    [artifact] アーティファクト
    [crossed] 橋を渡った探検家
    [adventurer] 冒険家
    [researcher] 研究者
   *[other] { $piece }
}

## はじめての方へ

learn-lost-cities-board-game-goal = 5つの小道が橋を渡って5つの失われた都市に続きます。カード1枚で探検家は飛び石を1つ進みます。最初の飛び石は失点、遠くの飛び石は得点なので、出発したら遠くまで行かなければなりません。
learn-lost-cities-board-game-begin = まずカードを1枚置きます。青の列はまだありません。青の3で始めましょう。カードをタップし、次に青の小道をタップします。
learn-lost-cities-board-game-send = 新しい列を始めると、探検家が1人出発します。冒険家たちと、2倍に数える研究者が1人います。研究者を送り出してください。
learn-lost-cities-board-game-draw = 次に山札か捨て札からカードを1枚引きます。山札をタップしてください。
learn-lost-cities-board-game-refused = あなたの赤の列は4まで進み、数字は小さくなりません。赤の2を試すと、なぜ置けないかが分かります。
learn-lost-cities-board-game-climb = 赤の6なら置けます。赤の小道に置くと、冒険家が飛び石を1つ進みます。
learn-lost-cities-board-game-arrow = そこには矢印があり、あなたの探検家が1人さらに進めます。青の小道の研究者を進めましょう。次の飛び石にはアーティファクトがあります。それからカードを引いてください。
learn-lost-cities-board-game-score = 最後の数え方はこうです。探検家はいる飛び石の点になり、研究者は2倍です。アーティファクトは個数で数え、少ないと失点になります。
learn-lost-cities-board-game-bridge = 探検家が合わせて5人橋を渡ると、遠征はすぐに終わります。4人はもう渡りました。赤の8を置けば、あなたの冒険家が5人目です。
learn-lost-cities-board-game-done = ちょうどよい時でした！ゲームは3つの遠征からなります。最初の飛び石に残った探検家は失点です。相手がそこを抜ける前に終わらせましょう。

## Rows of the score sheet

sheet-victory = 勝利点
# Points, and what was given because nobody falls below zero.
sheet-victory-or-floor = 勝利点（0点未満にはなりません）
sheet-explorer = { $colour }：{ $stone }番目の飛び石の{ $explorer }
sheet-floor = 0点未満にはなりません
sheet-artifacts = アーティファクト：{ $artifacts }個
sheet-artifacts-later = アーティファクト：{ $artifacts }個（最後に数えます）
sheet-by-stone = 飛び石の値
sheet-by-researcher = 研究者は2倍
