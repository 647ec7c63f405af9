### People: one's finished matches, what they come to, and whom one has met.

people-views = 記録と統計
people-matches = 対戦
people-statistics = 統計
people-csv = CSVでダウンロード
people-game = ゲーム
people-all-games = すべてのゲーム
people-with = 相手
people-anybody = すべての人
people-no-match = この条件に合う対戦はありません。
people-clear = すべて表示
people-more = もっと見る
people-loaded = { $count }件

## A match

people-outcome = { $outcome ->
    [won] 勝ち
    [drawn] 引き分け
    [lost] 負け
    [left] 離脱
   *[alone] 1台の端末で
}
people-ended = { $by ->
    [resigned] 投了
    [flag] 時間切れ
   *[rules] 最後まで対戦
}
people-length = { $count }ステップ

## Somebody's card

people-card-open = { $name }さんとの対戦成績
people-card-none = 一緒に終えた対戦はまだありません。
people-met = 一緒に{ $count }回対戦
people-last = 最後は{ $day }
people-ahead = あなたが上位
people-level = 同順位
people-behind = 相手が上位
people-broken = 途中離脱
people-broken-more = 途中離脱：終了時に、どちらかの代わりにボットが続けていました。
people-all-with = { $name }さんとの対戦をすべて見る

## Statistics

people-none-yet = 最初の対戦を終えると、ここに統計が表示されます。
people-played = 対戦数
people-share = 勝率
people-streak = 現在の連勝
people-streak-longest = 最多連勝
people-best = 最高の結果
people-seats = 人数
people-by-game = ゲーム別
people-opponents = 対戦相手
people-share-curve = 勝率の推移
people-share-curve-more = それぞれの点は直近10回の対戦の勝率です。
people-score-curve = 結果の推移
people-score-curve-more = 印は1回の対戦、線は直近5回の平均です。
people-as-table = 表で見る
people-day = 日付
people-outcome-head = 勝敗
people-result = 結果
people-left-more = 離脱：終了時にボットがあなたの代わりに続けていました。1位が複数いるときは引き分けです。
