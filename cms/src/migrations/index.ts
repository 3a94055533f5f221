import * as migration_20261124_120000_baseline from './20261124_120000_baseline'
import * as migration_20261125_200000_password_attempts from './20261125_200000_password_attempts'
import * as migration_20261125_200408_no_lock_after_wrong_passwords from './20261125_200408_no_lock_after_wrong_passwords'
import * as migration_20261126_033000_session_origins from './20261126_033000_session_origins'
import * as migration_20261126_040000_second_factors from './20261126_040000_second_factors'
import * as migration_20261126_043000_identities from './20261126_043000_identities'
import * as migration_20261126_081500_passkeys from './20261126_081500_passkeys'
import * as migration_20261126_220727_add_intents from './20261126_220727_add_intents'
import * as migration_20261126_221000_intent_models from './20261126_221000_intent_models'
import * as migration_20261127_011010_add_short_answers from './20261127_011010_add_short_answers'
import * as migration_20261127_053000_intent_scores from './20261127_053000_intent_scores'
import * as migration_20261127_062648_repair_cost_and_is_it_us from './20261127_062648_repair_cost_and_is_it_us'
import * as migration_20261127_150000_journal from './20261127_150000_journal'
import * as migration_20261127_190000_dead_links from './20261127_190000_dead_links'
import * as migration_20261127_190000_registered_sites from './20261127_190000_registered_sites'
import * as migration_20261127_190000_releases from './20261127_190000_releases'
import * as migration_20261127_190222_add_recalls from './20261127_190222_add_recalls'
import * as migration_20261127_221005_add_country_theme from './20261127_221005_add_country_theme'
import * as migration_20261127_221103_add_fault_finders from './20261127_221103_add_fault_finders'
import * as migration_20261127_221209_add_approval from './20261127_221209_add_approval'
import * as migration_20261127_221500_outdated_texts from './20261127_221500_outdated_texts'
import * as migration_20261127_224011_name_pick_ups from './20261127_224011_name_pick_ups'
import * as migration_20261128_075416_add_comments from './20261128_075416_add_comments'
import * as migration_20261128_080000_narrow_intent_models from './20261128_080000_narrow_intent_models'
import * as migration_20261128_080500_add_finders_of_intents from './20261128_080500_add_finders_of_intents'

export const migrations = [
  {
    up: migration_20261124_120000_baseline.up,
    down: migration_20261124_120000_baseline.down,
    name: '20261124_120000_baseline',
  },
  {
    up: migration_20261125_200000_password_attempts.up,
    down: migration_20261125_200000_password_attempts.down,
    name: '20261125_200000_password_attempts',
  },
  {
    up: migration_20261125_200408_no_lock_after_wrong_passwords.up,
    down: migration_20261125_200408_no_lock_after_wrong_passwords.down,
    name: '20261125_200408_no_lock_after_wrong_passwords',
  },
  {
    up: migration_20261126_033000_session_origins.up,
    down: migration_20261126_033000_session_origins.down,
    name: '20261126_033000_session_origins',
  },
  {
    up: migration_20261126_040000_second_factors.up,
    down: migration_20261126_040000_second_factors.down,
    name: '20261126_040000_second_factors',
  },
  {
    up: migration_20261126_043000_identities.up,
    down: migration_20261126_043000_identities.down,
    name: '20261126_043000_identities',
  },
  {
    up: migration_20261126_081500_passkeys.up,
    down: migration_20261126_081500_passkeys.down,
    name: '20261126_081500_passkeys',
  },
  {
    up: migration_20261126_220727_add_intents.up,
    down: migration_20261126_220727_add_intents.down,
    name: '20261126_220727_add_intents',
  },
  {
    up: migration_20261126_221000_intent_models.up,
    down: migration_20261126_221000_intent_models.down,
    name: '20261126_221000_intent_models',
  },
  {
    up: migration_20261127_011010_add_short_answers.up,
    down: migration_20261127_011010_add_short_answers.down,
    name: '20261127_011010_add_short_answers',
  },
  {
    up: migration_20261127_053000_intent_scores.up,
    down: migration_20261127_053000_intent_scores.down,
    name: '20261127_053000_intent_scores',
  },
  {
    up: migration_20261127_062648_repair_cost_and_is_it_us.up,
    down: migration_20261127_062648_repair_cost_and_is_it_us.down,
    name: '20261127_062648_repair_cost_and_is_it_us',
  },
  {
    up: migration_20261127_150000_journal.up,
    down: migration_20261127_150000_journal.down,
    name: '20261127_150000_journal',
  },
  {
    up: migration_20261127_190000_dead_links.up,
    down: migration_20261127_190000_dead_links.down,
    name: '20261127_190000_dead_links',
  },
  {
    up: migration_20261127_190000_registered_sites.up,
    down: migration_20261127_190000_registered_sites.down,
    name: '20261127_190000_registered_sites',
  },
  {
    up: migration_20261127_190000_releases.up,
    down: migration_20261127_190000_releases.down,
    name: '20261127_190000_releases',
  },
  {
    up: migration_20261127_190222_add_recalls.up,
    down: migration_20261127_190222_add_recalls.down,
    name: '20261127_190222_add_recalls',
  },
  {
    up: migration_20261127_221005_add_country_theme.up,
    down: migration_20261127_221005_add_country_theme.down,
    name: '20261127_221005_add_country_theme',
  },
  {
    up: migration_20261127_221103_add_fault_finders.up,
    down: migration_20261127_221103_add_fault_finders.down,
    name: '20261127_221103_add_fault_finders',
  },
  {
    up: migration_20261127_221209_add_approval.up,
    down: migration_20261127_221209_add_approval.down,
    name: '20261127_221209_add_approval',
  },
  {
    up: migration_20261127_221500_outdated_texts.up,
    down: migration_20261127_221500_outdated_texts.down,
    name: '20261127_221500_outdated_texts',
  },
  {
    up: migration_20261127_224011_name_pick_ups.up,
    down: migration_20261127_224011_name_pick_ups.down,
    name: '20261127_224011_name_pick_ups',
  },
  {
    up: migration_20261128_075416_add_comments.up,
    down: migration_20261128_075416_add_comments.down,
    name: '20261128_075416_add_comments',
  },
  {
    up: migration_20261128_080000_narrow_intent_models.up,
    down: migration_20261128_080000_narrow_intent_models.down,
    name: '20261128_080000_narrow_intent_models',
  },
  {
    up: migration_20261128_080500_add_finders_of_intents.up,
    down: migration_20261128_080500_add_finders_of_intents.down,
    name: '20261128_080500_add_finders_of_intents',
  },
]
