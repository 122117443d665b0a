import * as migration_20261123_163008_initial from './20261123_163008_initial';
import * as migration_20261127_023530_search_words from './20261127_023530_search_words';
import * as migration_20261127_025309_picture_colours from './20261127_025309_picture_colours';

export const migrations = [
  {
    up: migration_20261123_163008_initial.up,
    down: migration_20261123_163008_initial.down,
    name: '20261123_163008_initial',
  },
  {
    up: migration_20261127_023530_search_words.up,
    down: migration_20261127_023530_search_words.down,
    name: '20261127_023530_search_words',
  },
  {
    up: migration_20261127_025309_picture_colours.up,
    down: migration_20261127_025309_picture_colours.down,
    name: '20261127_025309_picture_colours'
  },
];
