/** The migrations that the baseline replaced: each made a part of what it makes. */
export const BEFORE_THE_BASELINE: readonly string[] = [
  '20261121_044751_content',
  '20261121_050000_publications',
  '20261121_060000_search',
  '20261121_071650_content_model',
  '20261121_072411_people_and_rights',
  '20261121_074814_optional_translations',
  '20261121_083122_article_indexes',
  '20261121_223000_search_by_language',
  '20261122_113000_search_passages',
  '20261122_114000_content_version',
  '20261124_001746_trash_and_author',
  '20261124_001800_publications_of_the_trash',
]
