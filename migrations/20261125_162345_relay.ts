import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "relay_threads" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"topic_kind" varchar NOT NULL,
  	"topic_id" uuid NOT NULL,
  	"topic_title" varchar NOT NULL,
  	"topic_path" varchar NOT NULL,
  	"state" varchar DEFAULT 'WAITING' NOT NULL,
  	"ended_by" varchar,
  	"ended_why" text,
  	"ended_at" timestamp with time zone,
  	"reported_by" varchar,
  	"report_reason" text,
  	"reported_at" timestamp with time zone,
  	"reviewed_at" timestamp with time zone,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"last_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "relay_sides" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"thread_id" uuid NOT NULL,
  	"side" varchar NOT NULL,
  	"name" varchar,
  	"email" varchar NOT NULL,
  	"user_id" uuid,
  	"mail_key" varchar NOT NULL,
  	"read_at" timestamp with time zone,
  	CONSTRAINT "relay_sides_mail_key_unique" UNIQUE("mail_key"),
  	CONSTRAINT "relay_sides_thread_side" UNIQUE("thread_id","side")
  );
  
  CREATE TABLE "relay_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"thread_id" uuid NOT NULL,
  	"side_id" uuid NOT NULL,
  	"text" text NOT NULL,
  	"photo_key" varchar,
  	"once_key" varchar,
  	"waiting_since" timestamp with time zone,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "relay_messages_once" UNIQUE("side_id","once_key")
  );
  
  ALTER TABLE "relay_sides" ADD CONSTRAINT "relay_sides_thread_id_relay_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."relay_threads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "relay_messages" ADD CONSTRAINT "relay_messages_thread_id_relay_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."relay_threads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "relay_messages" ADD CONSTRAINT "relay_messages_side_id_relay_sides_id_fk" FOREIGN KEY ("side_id") REFERENCES "public"."relay_sides"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "relay_threads_topic_idx" ON "relay_threads" USING btree ("topic_kind","topic_id");
  CREATE INDEX "relay_threads_last_idx" ON "relay_threads" USING btree ("last_at");
  CREATE INDEX "relay_sides_email_idx" ON "relay_sides" USING btree ("email");
  CREATE INDEX "relay_sides_user_idx" ON "relay_sides" USING btree ("user_id");
  CREATE INDEX "relay_messages_thread_idx" ON "relay_messages" USING btree ("thread_id","created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "relay_threads" CASCADE;
  DROP TABLE "relay_sides" CASCADE;
  DROP TABLE "relay_messages" CASCADE;`)
}
