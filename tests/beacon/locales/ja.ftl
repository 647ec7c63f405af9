### かがり火。言葉は RULES.ja.md のものです。

game-beacon = かがり火
    .about = 勇気の続くかぎり火を育てましょう。雨はサイコロひと振り先です。

## 席とオプション

seat-north = 北
seat-east = 東
seat-south = 南

option-nights = 夜の数。番人は一晩に1回ずつ手番を行います（§6.1）

## 手

move-roll = サイコロを振る
move-keep = 火を残す
move-show = 自分のランタン{ $value }を見せる
move-deal = ランタン{ $value }が引かれる
move-fall = サイコロの目は{ $value }

typed-roll = 振る、サイコロ
typed-keep = 残す、火
typed-show = 見せる、ランタン

## 起きたこと

event-drew = { $seat ->
    [you] あなたはランタン{ $value }を引きました。
   *[other] { $value ->
        [hidden] { $name }はランタンを引きました。
       *[other] { $name }はランタン{ $value }を引きました。
    }
}
event-rolled = { $seat ->
    [you] あなたの目は{ $value }。火は{ $fire }になりました。
   *[other] { $name }の目は{ $value }。火は{ $fire }になりました。
}
event-went-out = { $fire ->
    [0] { $seat ->
        [you] 雨です。あなたの火はつきませんでした。
       *[other] 雨です。{ $name }の火はつきませんでした。
    }
   *[other] { $seat ->
        [you] 雨です！あなたの火{ $fire }は消えました。
       *[other] 雨です！{ $name }の火{ $fire }は消えました。
    }
}
event-kept = { $seat ->
    [you] あなたは火{ $fire }を残しました。
   *[other] { $name }は火{ $fire }を残しました。
}
event-shown = { $seat ->
    [you] あなたは自分のランタン{ $value }を見せました。
   *[other] { $name }はランタン{ $value }を見せました。
}
event-game-ended = { $winner ->
    [you] あなたの勝ちです！
   *[other] { $name }の勝ちです。
}{ $players ->
    [2] { $name-1 }：{ $totals-1 }点、{ $name-2 }：{ $totals-2 }点。
   *[3] { $name-1 }：{ $totals-1 }点、{ $name-2 }：{ $totals-2 }点、{ $name-3 }：{ $totals-3 }点。
}

## なぜできないか

refusal-game-is-over = ゲームはもう終わっています。
refusal-chance-is-due = お待ちください。ランタンを引いているか、サイコロが転がっているところです。
refusal-chance-alone = 何が引かれるか、どの目が出るかは、だれにも選べません。
refusal-not-in-bag = ランタン{ $value }はもう袋にありません。
refusal-no-fire = 残す火がまだありません。まずサイコロを振ってください。
refusal-fire-is-high = { $fire }の火にはもう薪をくべられません。残してください。
refusal-show-now = 最後の夜は終わりました。ランタンを見せてください。
refusal-not-yet = ランタンは最後の夜のあとに見せます。
refusal-not-yours = ランタン{ $value }はあなたのものではありません。

## だれの番か

phase-deal = ランタンを引いています。
phase-choose = { $seat ->
    [you] あなたの番です。サイコロを振るか、火を残してください。
   *[other] { $name }がサイコロを振るか、火を残すところです。
}
phase-fall = サイコロが転がっています。
phase-show = { $seat ->
    [you] 夜は終わりました。ランタンを見せてください。
   *[other] { $name }がランタンを見せるところです。
}
phase-over = ゲームは終わりました。

## 盤

board-night = 第{ $night }夜（全{ $nights }夜）
board-fire = 火：{ $fire }
board-die = 目：{ $value }
board-summary = 残した火{ $kept }・ランタン{ $lantern ->
    [hidden] ？
   *[other] { $lantern }
}
page-lantern = { $lantern ->
    [hidden] まだ見せていないランタン
   *[other] ランタン{ $lantern }
}
page-kept = 残した火

## 得点表

sheet-kept = 残した火
sheet-lantern = ランタン
pad-kept = 残した火
pad-lantern = ランタン

## はじめてのゲーム

learn-beacon-goal = 最後に得点がいちばん多い人の勝ちです。得点は、残した火の合計と、番人だけが知るランタンの数です。いまは最後の夜で、あなたは負けています。
learn-beacon-refused = 手番はサイコロから始まります。火がないうちに残そうとして、なぜできないか聞いてみましょう。
learn-beacon-roll = ではサイコロを振りましょう。1のほかは、出た目があなたの火に加わります。
learn-beacon-again = 6です！好きなだけ振れますが、1は雨で、火をすべて失います。もう一度振りましょう。
learn-beacon-keep = もう十分です。火を残すと得点になります。
learn-beacon-show = 相手には雨が降りました。夜は終わりです。ランタンを見せましょう。
learn-beacon-done = こう数えます。あなたの火と、あなたのランタン。あなたの勝ちです！
