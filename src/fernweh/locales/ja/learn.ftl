### はじめての方へ：5つのゲームそれぞれの短い案内つきゲーム。

learn-title = はじめての方へ：{ $game }
learn-opening = レッスンを準備しています…
learn-step = { $n }／{ $count }
learn-next = 次へ
learn-skip = レッスンをとばす
learn-do = 実行：{ $move }
learn-try = 試す：{ $move }
learn-watch = ほかの人の番です…
learn-not-now = ルール上はできますが、このレッスンでは案内どおりに進めてください。
learn-later = 同じゲームの後の場面
learn-play = ボットと遊ぶ
learn-rules = ルールを読む
learn-again = もう一度
learn-log = 起きたこと
