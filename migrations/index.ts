import * as migration_20261121_072048_initial from './20261121_072048_initial';

export const migrations = [
  {
    up: migration_20261121_072048_initial.up,
    down: migration_20261121_072048_initial.down,
    name: '20261121_072048_initial'
  },
];
