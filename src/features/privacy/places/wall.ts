import { struckOut, type Place } from './place'

const OWN_POSTS = 'post_id in (select id from wall_posts where author_id::text = any($users))'

/** The wall: what a person wrote there goes with them, and so does what others answered to it. */
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
    users: ['author_id'],
    erase: 'delete',
    fileLists: ['photos'],
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
