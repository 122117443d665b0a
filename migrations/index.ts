import * as migration_20261123_163007_initial from './20261123_163007_initial';
import * as migration_20261124_040706_animals_sent_once from './20261124_040706_animals_sent_once';
import * as migration_20261124_074751_opening_exceptions from './20261124_074751_opening_exceptions';
import * as migration_20261125_021701_notifications from './20261125_021701_notifications';
import * as migration_20261125_084437_community from './20261125_084437_community';
import * as migration_20261125_133055_profiles from './20261125_133055_profiles';
import * as migration_20261125_163452_quick_counts from './20261125_163452_quick_counts';
import * as migration_20261125_180152_lost_found_relay_abuse from './20261125_180152_lost_found_relay_abuse';
import * as migration_20261125_204000_lost_found_help from './20261125_204000_lost_found_help';
import * as migration_20261126_000819_walks_and_places from './20261126_000819_walks_and_places';
import * as migration_20261126_035858_goods_time_and_places from './20261126_035858_goods_time_and_places';
import * as migration_20261126_075734_community_and_feeds from './20261126_075734_community_and_feeds';
import * as migration_20261126_105742_orders_and_saved_searches from './20261126_105742_orders_and_saved_searches';

export const migrations = [
  {
    up: migration_20261123_163007_initial.up,
    down: migration_20261123_163007_initial.down,
    name: '20261123_163007_initial',
  },
  {
    up: migration_20261124_040706_animals_sent_once.up,
    down: migration_20261124_040706_animals_sent_once.down,
    name: '20261124_040706_animals_sent_once',
  },
  {
    up: migration_20261124_074751_opening_exceptions.up,
    down: migration_20261124_074751_opening_exceptions.down,
    name: '20261124_074751_opening_exceptions',
  },
  {
    up: migration_20261125_021701_notifications.up,
    down: migration_20261125_021701_notifications.down,
    name: '20261125_021701_notifications',
  },
  {
    up: migration_20261125_084437_community.up,
    down: migration_20261125_084437_community.down,
    name: '20261125_084437_community',
  },
  {
    up: migration_20261125_133055_profiles.up,
    down: migration_20261125_133055_profiles.down,
    name: '20261125_133055_profiles',
  },
  {
    up: migration_20261125_163452_quick_counts.up,
    down: migration_20261125_163452_quick_counts.down,
    name: '20261125_163452_quick_counts',
  },
  {
    up: migration_20261125_180152_lost_found_relay_abuse.up,
    down: migration_20261125_180152_lost_found_relay_abuse.down,
    name: '20261125_180152_lost_found_relay_abuse',
  },
  {
    up: migration_20261125_204000_lost_found_help.up,
    down: migration_20261125_204000_lost_found_help.down,
    name: '20261125_204000_lost_found_help',
  },
  {
    up: migration_20261126_000819_walks_and_places.up,
    down: migration_20261126_000819_walks_and_places.down,
    name: '20261126_000819_walks_and_places',
  },
  {
    up: migration_20261126_035858_goods_time_and_places.up,
    down: migration_20261126_035858_goods_time_and_places.down,
    name: '20261126_035858_goods_time_and_places',
  },
  {
    up: migration_20261126_075734_community_and_feeds.up,
    down: migration_20261126_075734_community_and_feeds.down,
    name: '20261126_075734_community_and_feeds',
  },
  {
    up: migration_20261126_105742_orders_and_saved_searches.up,
    down: migration_20261126_105742_orders_and_saved_searches.down,
    name: '20261126_105742_orders_and_saved_searches'
  },
];
