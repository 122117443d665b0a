import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "wall_posts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"author_id" uuid NOT NULL,
  	"shelter_id" uuid,
  	"animal_id" uuid,
  	"species" varchar,
  	"body" text NOT NULL,
  	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"status" varchar DEFAULT 'PUBLISHED' NOT NULL,
  	"is_on_sheet" boolean DEFAULT false NOT NULL,
  	"version" integer DEFAULT 1 NOT NULL,
  	"reason" text,
  	"decided_at" timestamp with time zone,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"edited_at" timestamp with time zone
  );
  
  CREATE TABLE "wall_comments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"post_id" uuid NOT NULL,
  	"author_id" uuid NOT NULL,
  	"body" text NOT NULL,
  	"status" varchar DEFAULT 'PUBLISHED' NOT NULL,
  	"reason" text,
  	"decided_at" timestamp with time zone,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"edited_at" timestamp with time zone
  );
  
  CREATE TABLE "wall_likes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"post_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "wall_posts_list_idx" ON "wall_posts" USING btree ("created_at","id") WHERE status = 'PUBLISHED';
  CREATE INDEX "wall_posts_species_idx" ON "wall_posts" USING btree ("species","created_at","id") WHERE status = 'PUBLISHED';
  CREATE INDEX "wall_posts_author_idx" ON "wall_posts" USING btree ("author_id","created_at");
  CREATE INDEX "wall_posts_shelter_idx" ON "wall_posts" USING btree ("shelter_id","created_at");
  CREATE INDEX "wall_posts_animal_idx" ON "wall_posts" USING btree ("animal_id","created_at");
  CREATE INDEX "wall_posts_held_idx" ON "wall_posts" USING btree ("status","decided_at") WHERE status <> 'PUBLISHED';
  CREATE INDEX "wall_posts_time_idx" ON "wall_posts" USING btree ("created_at","id");
  CREATE INDEX "wall_posts_words_idx" ON "wall_posts" USING gin (plain_text(body) gin_trgm_ops);
  CREATE INDEX "wall_comments_post_idx" ON "wall_comments" USING btree ("post_id","created_at","id");
  CREATE INDEX "wall_comments_author_idx" ON "wall_comments" USING btree ("author_id","created_at");
  CREATE INDEX "wall_comments_time_idx" ON "wall_comments" USING btree ("created_at","id");
  CREATE INDEX "wall_comments_words_idx" ON "wall_comments" USING gin (plain_text(body) gin_trgm_ops);
  CREATE INDEX "wall_comments_held_idx" ON "wall_comments" USING btree ("status","decided_at") WHERE status <> 'PUBLISHED';
  CREATE UNIQUE INDEX "wall_likes_once_idx" ON "wall_likes" USING btree ("post_id","user_id");
  CREATE INDEX "wall_likes_user_idx" ON "wall_likes" USING btree ("user_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "wall_posts" CASCADE;
  DROP TABLE "wall_comments" CASCADE;
  DROP TABLE "wall_likes" CASCADE;`)
}
