import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "shelters_opening_exceptions_periods" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"opens_at" varchar,
  	"closes_at" varchar
  );
  
  CREATE TABLE "shelters_opening_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start_date" varchar NOT NULL,
  	"end_date" varchar NOT NULL,
  	"label" varchar,
  	"is_closed" boolean DEFAULT false
  );
  
  CREATE TABLE "_shelters_v_version_opening_exceptions_periods" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"opens_at" varchar,
  	"closes_at" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_shelters_v_version_opening_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"start_date" varchar NOT NULL,
  	"end_date" varchar NOT NULL,
  	"label" varchar,
  	"is_closed" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  ALTER TABLE "shelters_opening_exceptions_periods" ADD CONSTRAINT "shelters_opening_exceptions_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shelters_opening_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shelters_opening_exceptions" ADD CONSTRAINT "shelters_opening_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shelters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shelters_v_version_opening_exceptions_periods" ADD CONSTRAINT "_shelters_v_version_opening_exceptions_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shelters_v_version_opening_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shelters_v_version_opening_exceptions" ADD CONSTRAINT "_shelters_v_version_opening_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shelters_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "shelters_opening_exceptions_periods_order_idx" ON "shelters_opening_exceptions_periods" USING btree ("_order");
  CREATE INDEX "shelters_opening_exceptions_periods_parent_id_idx" ON "shelters_opening_exceptions_periods" USING btree ("_parent_id");
  CREATE INDEX "shelters_opening_exceptions_order_idx" ON "shelters_opening_exceptions" USING btree ("_order");
  CREATE INDEX "shelters_opening_exceptions_parent_id_idx" ON "shelters_opening_exceptions" USING btree ("_parent_id");
  CREATE INDEX "_shelters_v_version_opening_exceptions_periods_order_idx" ON "_shelters_v_version_opening_exceptions_periods" USING btree ("_order");
  CREATE INDEX "_shelters_v_version_opening_exceptions_periods_parent_id_idx" ON "_shelters_v_version_opening_exceptions_periods" USING btree ("_parent_id");
  CREATE INDEX "_shelters_v_version_opening_exceptions_order_idx" ON "_shelters_v_version_opening_exceptions" USING btree ("_order");
  CREATE INDEX "_shelters_v_version_opening_exceptions_parent_id_idx" ON "_shelters_v_version_opening_exceptions" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "shelters_opening_exceptions_periods" CASCADE;
  DROP TABLE "shelters_opening_exceptions" CASCADE;
  DROP TABLE "_shelters_v_version_opening_exceptions_periods" CASCADE;
  DROP TABLE "_shelters_v_version_opening_exceptions" CASCADE;`)
}
