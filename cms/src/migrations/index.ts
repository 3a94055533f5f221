import * as migration_20261121_044751_content from './20261121_044751_content'
import * as migration_20261121_050000_publications from './20261121_050000_publications'
import * as migration_20261121_060000_search from './20261121_060000_search'
import * as migration_20261121_071650_content_model from './20261121_071650_content_model'
import * as migration_20261121_072411_people_and_rights from './20261121_072411_people_and_rights'
import * as migration_20261121_074814_optional_translations from './20261121_074814_optional_translations'
import * as migration_20261121_083122_article_indexes from './20261121_083122_article_indexes'
import * as migration_20261121_223000_search_by_language from './20261121_223000_search_by_language'
import * as migration_20261122_113000_search_passages from './20261122_113000_search_passages'
import * as migration_20261122_114000_content_version from './20261122_114000_content_version'
import * as migration_20261124_001746_trash_and_author from './20261124_001746_trash_and_author'
import * as migration_20261124_001800_publications_of_the_trash from './20261124_001800_publications_of_the_trash'

export const migrations = [
  {
    up: migration_20261121_044751_content.up,
    down: migration_20261121_044751_content.down,
    name: '20261121_044751_content',
  },
  {
    up: migration_20261121_050000_publications.up,
    down: migration_20261121_050000_publications.down,
    name: '20261121_050000_publications',
  },
  {
    up: migration_20261121_060000_search.up,
    down: migration_20261121_060000_search.down,
    name: '20261121_060000_search',
  },
  {
    up: migration_20261121_071650_content_model.up,
    down: migration_20261121_071650_content_model.down,
    name: '20261121_071650_content_model',
  },
  {
    up: migration_20261121_072411_people_and_rights.up,
    down: migration_20261121_072411_people_and_rights.down,
    name: '20261121_072411_people_and_rights',
  },
  {
    up: migration_20261121_074814_optional_translations.up,
    down: migration_20261121_074814_optional_translations.down,
    name: '20261121_074814_optional_translations',
  },
  {
    up: migration_20261121_083122_article_indexes.up,
    down: migration_20261121_083122_article_indexes.down,
    name: '20261121_083122_article_indexes',
  },
  {
    up: migration_20261121_223000_search_by_language.up,
    down: migration_20261121_223000_search_by_language.down,
    name: '20261121_223000_search_by_language',
  },
  {
    up: migration_20261122_113000_search_passages.up,
    down: migration_20261122_113000_search_passages.down,
    name: '20261122_113000_search_passages',
  },
  {
    up: migration_20261122_114000_content_version.up,
    down: migration_20261122_114000_content_version.down,
    name: '20261122_114000_content_version',
  },
  {
    up: migration_20261124_001746_trash_and_author.up,
    down: migration_20261124_001746_trash_and_author.down,
    name: '20261124_001746_trash_and_author',
  },
  {
    up: migration_20261124_001800_publications_of_the_trash.up,
    down: migration_20261124_001800_publications_of_the_trash.down,
    name: '20261124_001800_publications_of_the_trash',
  },
]
