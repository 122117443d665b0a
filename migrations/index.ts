import * as migration_20261123_163007_initial from './20261123_163007_initial';
import * as migration_20261124_040706_animals_sent_once from './20261124_040706_animals_sent_once';
import * as migration_20261124_074751_opening_exceptions from './20261124_074751_opening_exceptions';
import * as migration_20261125_021701_notifications from './20261125_021701_notifications';
<<<<<<< HEAD
<<<<<<< HEAD
import * as migration_20261125_081658_announcements from './20261125_081658_announcements';
=======
import * as migration_20261125_081009_community from './20261125_081009_community';
import * as migration_20261125_082650_card_warned from './20261125_082650_card_warned';
>>>>>>> 60333a5c6532017f9077ead28d00b6a32beeae3a
=======
import * as migration_20261125_081658_announcements from './20261125_081658_announcements';
>>>>>>> 39a7f0c46a1b88246d6f8421ac129af5a07d85e0

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
<<<<<<< HEAD
<<<<<<< HEAD
    up: migration_20261125_081658_announcements.up,
    down: migration_20261125_081658_announcements.down,
    name: '20261125_081658_announcements'
=======
    up: migration_20261125_081009_community.up,
    down: migration_20261125_081009_community.down,
    name: '20261125_081009_community',
  },
  {
    up: migration_20261125_082650_card_warned.up,
    down: migration_20261125_082650_card_warned.down,
    name: '20261125_082650_card_warned'
>>>>>>> 60333a5c6532017f9077ead28d00b6a32beeae3a
=======
    up: migration_20261125_081658_announcements.up,
    down: migration_20261125_081658_announcements.down,
    name: '20261125_081658_announcements'
>>>>>>> 39a7f0c46a1b88246d6f8421ac129af5a07d85e0
  },
];
