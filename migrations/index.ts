import * as migration_20261123_163008_initial from './20261123_163008_initial';

export const migrations = [
  {
    up: migration_20261123_163008_initial.up,
    down: migration_20261123_163008_initial.down,
    name: '20261123_163008_initial'
  },
];
