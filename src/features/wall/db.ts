import { sql } from '@payloadcms/db-postgres'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'
import type { DatabasePart } from '@/platform/db/part'

const posts = pgTable(
  'wall_posts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null once a person who wrote it in the name of a shelter is erased. */
    authorId: uuid('author_id'),
    /** Of whom it is the word; null when its author speaks for themselves. */
    shelterId: uuid('shelter_id'),
    animalId: uuid('animal_id'),
    /** Of that animal, so that the list of one species reads an index. */
    species: varchar('species'),
    body: text('body').notNull(),
    /** A list of `StoredPhoto`. */
    photos: jsonb('photos').notNull().default([]),
    status: varchar('status').notNull().default('PUBLISHED'),
    /** The team of the animal's shelter shows it on the sheet. */
    isOnSheet: boolean('is_on_sheet').notNull().default(false),
    /** One more with each change of what is read. */
    version: integer('version').notNull().default(1),
    /** What its author reads of a post that is hidden or removed. */
    reason: text('reason'),
    decidedAt: moment('decided_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
    /** Key of the save that wrote it last (`platform/http/save-keys`); null when none did. */
    lastSave: varchar('last_save', { length: 32 }),
  },
  (table) => [
    index('wall_posts_list_idx')
      .on(table.createdAt, table.id)
      .where(sql`status = 'PUBLISHED'`),
    index('wall_posts_species_idx')
      .on(table.species, table.createdAt, table.id)
      .where(sql`status = 'PUBLISHED'`),
    index('wall_posts_author_idx').on(table.authorId, table.createdAt),
    index('wall_posts_shelter_idx').on(table.shelterId, table.createdAt),
    index('wall_posts_animal_idx').on(table.animalId, table.createdAt),
    index('wall_posts_held_idx')
      .on(table.status, table.decidedAt)
      .where(sql`status <> 'PUBLISHED'`),
    index('wall_posts_time_idx').on(table.createdAt, table.id),
    index('wall_posts_words_idx').using('gin', sql`plain_text(body) gin_trgm_ops`),
  ],
)

const comments = pgTable(
  'wall_comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    postId: uuid('post_id').notNull(),
    authorId: uuid('author_id').notNull(),
    body: text('body').notNull(),
    status: varchar('status').notNull().default('PUBLISHED'),
    reason: text('reason'),
    decidedAt: moment('decided_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
    /** Key of the save that wrote it last (`platform/http/save-keys`); null when none did. */
    lastSave: varchar('last_save', { length: 32 }),
  },
  (table) => [
    index('wall_comments_post_idx').on(table.postId, table.createdAt, table.id),
    index('wall_comments_author_idx').on(table.authorId, table.createdAt),
    index('wall_comments_time_idx').on(table.createdAt, table.id),
    index('wall_comments_words_idx').using('gin', sql`plain_text(body) gin_trgm_ops`),
    index('wall_comments_held_idx')
      .on(table.status, table.decidedAt)
      .where(sql`status <> 'PUBLISHED'`),
  ],
)

const likes = pgTable(
  'wall_likes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    postId: uuid('post_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('wall_likes_once_idx').on(table.postId, table.userId),
    index('wall_likes_user_idx').on(table.userId),
  ],
)

export const wallDatabase: DatabasePart = {
  tables: { wall_posts: posts, wall_comments: comments, wall_likes: likes },
}
