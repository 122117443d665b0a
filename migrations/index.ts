import * as migration_20261126_140903_initial from './20261126_140903_initial';

export const migrations = [
  {
    up: migration_20261126_140903_initial.up,
    down: migration_20261126_140903_initial.down,
    name: '20261126_140903_initial'
  },
];
