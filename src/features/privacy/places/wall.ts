import { struckOut, type Place } from './place'

/** A post in the name of a shelter is the shelter’s. */
const OWN_POST = 'shelter_id is null and author_id = any($accounts)'
const OWN_POSTS = `post_id in (select id from wall_posts where ${OWN_POST})`

/**
 * The wall: what a person wrote there for themselves goes with them, and so does what others answered
 * to it.
 */
export const WALL: readonly Place[] = [
  { table: 'wall_likes', kind: 'wall', users: ['user_id'], erase: 'delete' },
  {
    table: 'wall_likes',
    kind: 'wall',
    where: OWN_POSTS,
    isRest: true,
    erase: 'delete',
    only: ['created_at'],
  },
  {
    table: 'wall_comments',
    kind: 'wall',
    users: ['author_id'],
    erase: 'delete',
  },
  {
    // Answers of others to what goes.
    table: 'wall_comments',
    kind: 'wall',
    where: OWN_POSTS,
    isRest: true,
    erase: 'delete',
    only: ['body', 'created_at'],
  },
  {
    table: 'wall_posts',
    kind: 'wall',
    where: OWN_POST,
    erase: 'delete',
    fileLists: ['photos'],
  },
  {
    table: 'wall_posts',
    kind: 'wall',
    users: ['author_id'],
    isRest: true,
    erase: {
      author_id: null,
      last_save: null,
      body: struckOut('body'),
      reason: struckOut('reason'),
    },
  },
  {
    // Words of others that name the address.
    table: 'wall_comments',
    kind: 'wall',
    mentions: ['body', 'reason'],
    isRest: true,
    erase: { body: struckOut('body'), reason: struckOut('reason') },
    only: ['created_at'],
  },
  {
    table: 'wall_posts',
    kind: 'wall',
    mentions: ['body', 'reason'],
    isRest: true,
    erase: { body: struckOut('body'), reason: struckOut('reason') },
    only: ['created_at'],
  },
]
