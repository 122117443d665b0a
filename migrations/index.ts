import * as migration_20261123_163008_initial from './20261123_163008_initial';
import * as migration_20261127_030438_quick_lists from './20261127_030438_quick_lists';
import * as migration_20261127_164710_picture_avifs from './20261127_164710_picture_avifs';
import * as migration_20261129_021500_proven_givers from './20261129_021500_proven_givers';
import * as migration_20261129_094028_save_keys from './20261129_094028_save_keys';
import * as migration_20261129_155127_form_save_keys from './20261129_155127_form_save_keys';
import * as migration_20261129_161023_posts_of_shelters from './20261129_161023_posts_of_shelters';
import * as migration_20261129_190658_refunds_that_came_back from './20261129_190658_refunds_that_came_back';
import * as migration_20261129_191349_addresses_in_small_letters from './20261129_191349_addresses_in_small_letters';
import * as migration_20261129_192004_notices_about from './20261129_192004_notices_about';
import * as migration_20261129_193148_foster_stays from './20261129_193148_foster_stays';
import * as migration_20261129_193245_keys_of_answers from './20261129_193245_keys_of_answers';

export const migrations = [
  {
    up: migration_20261123_163008_initial.up,
    down: migration_20261123_163008_initial.down,
    name: '20261123_163008_initial',
  },
  {
    up: migration_20261127_030438_quick_lists.up,
    down: migration_20261127_030438_quick_lists.down,
    name: '20261127_030438_quick_lists',
  },
  {
    up: migration_20261127_164710_picture_avifs.up,
    down: migration_20261127_164710_picture_avifs.down,
    name: '20261127_164710_picture_avifs',
  },
  {
    up: migration_20261129_021500_proven_givers.up,
    down: migration_20261129_021500_proven_givers.down,
    name: '20261129_021500_proven_givers',
  },
  {
    up: migration_20261129_094028_save_keys.up,
    down: migration_20261129_094028_save_keys.down,
    name: '20261129_094028_save_keys',
  },
  {
    up: migration_20261129_155127_form_save_keys.up,
    down: migration_20261129_155127_form_save_keys.down,
    name: '20261129_155127_form_save_keys',
  },
  {
    up: migration_20261129_161023_posts_of_shelters.up,
    down: migration_20261129_161023_posts_of_shelters.down,
    name: '20261129_161023_posts_of_shelters',
  },
  {
    up: migration_20261129_190658_refunds_that_came_back.up,
    down: migration_20261129_190658_refunds_that_came_back.down,
    name: '20261129_190658_refunds_that_came_back',
  },
  {
    up: migration_20261129_191349_addresses_in_small_letters.up,
    down: migration_20261129_191349_addresses_in_small_letters.down,
    name: '20261129_191349_addresses_in_small_letters',
  },
  {
    up: migration_20261129_192004_notices_about.up,
    down: migration_20261129_192004_notices_about.down,
    name: '20261129_192004_notices_about',
  },
  {
    up: migration_20261129_193148_foster_stays.up,
    down: migration_20261129_193148_foster_stays.down,
    name: '20261129_193148_foster_stays',
  },
  {
    up: migration_20261129_193245_keys_of_answers.up,
    down: migration_20261129_193245_keys_of_answers.down,
    name: '20261129_193245_keys_of_answers'
  },
];
