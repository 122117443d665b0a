import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "saved_sections_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  ALTER TABLE "saved_sections_rels" ADD CONSTRAINT "saved_sections_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."saved_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saved_sections_rels" ADD CONSTRAINT "saved_sections_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "saved_sections_rels_order_idx" ON "saved_sections_rels" USING btree ("order");
  CREATE INDEX "saved_sections_rels_parent_idx" ON "saved_sections_rels" USING btree ("parent_id");
  CREATE INDEX "saved_sections_rels_path_idx" ON "saved_sections_rels" USING btree ("path");
  CREATE INDEX "saved_sections_rels_media_id_idx" ON "saved_sections_rels" USING btree ("media_id");`)
  // Added by hand: the pictures of the sections that are there already.
  await db.execute(sql`
    INSERT INTO saved_sections_rels ("order", parent_id, path, media_id)
    SELECT row_number() OVER (PARTITION BY saved_sections.id ORDER BY media.id),
      saved_sections.id, 'mediaRefs', media.id
    FROM saved_sections
    JOIN media ON media.shelter_id = saved_sections.shelter_id AND media.id::text IN (
      SELECT jsonb_path_query(saved_sections.content, '$.**.mediaId') #>> '{}')`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "saved_sections_rels" CASCADE;`)
}
