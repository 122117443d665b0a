import * as migration_20261121_084529_initial from './20261121_084529_initial';

export const migrations = [
  {
    up: migration_20261121_084529_initial.up,
    down: migration_20261121_084529_initial.down,
    name: '20261121_084529_initial'
  },
];
