import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_animals_species" AS ENUM('DOG', 'CAT', 'RABBIT', 'FERRET', 'GUINEA_PIG', 'HAMSTER', 'RAT', 'MOUSE', 'CHINCHILLA', 'BIRD', 'TURTLE', 'LIZARD', 'SNAKE', 'FISH', 'PIG', 'GOAT', 'SHEEP', 'HORSE', 'DONKEY', 'HEDGEHOG', 'OTHER');
  CREATE TYPE "public"."enum_animals_sex" AS ENUM('MALE', 'FEMALE', 'UNKNOWN');
  CREATE TYPE "public"."enum_animals_id_type" AS ENUM('CHIP', 'TATTOO');
  CREATE TYPE "public"."enum_animals_dog_category" AS ENUM('NONE', 'CATEGORY_1', 'CATEGORY_2');
  CREATE TYPE "public"."enum_animals_energy_level" AS ENUM('VERY_LOW', 'LOW', 'MODERATE', 'HIGH', 'VERY_HIGH');
  CREATE TYPE "public"."enum_animals_sociability_dogs" AS ENUM('UNKNOWN', 'EXCELLENT', 'GOOD', 'MODERATE', 'POOR', 'AGGRESSIVE');
  CREATE TYPE "public"."enum_animals_sociability_cats" AS ENUM('UNKNOWN', 'EXCELLENT', 'GOOD', 'MODERATE', 'POOR', 'AGGRESSIVE');
  CREATE TYPE "public"."enum_animals_sociability_kids" AS ENUM('UNKNOWN', 'EXCELLENT', 'GOOD', 'MODERATE', 'POOR', 'AGGRESSIVE');
  CREATE TYPE "public"."enum_animals_sociability_adults" AS ENUM('UNKNOWN', 'EXCELLENT', 'GOOD', 'MODERATE', 'POOR', 'AGGRESSIVE');
  CREATE TYPE "public"."enum_animals_status" AS ENUM('AT_SHELTER', 'ADOPTED', 'LOST', 'FOUND', 'RETURNED', 'DECEASED', 'ARCHIVED');
  CREATE TYPE "public"."enum__animals_v_version_species" AS ENUM('DOG', 'CAT', 'RABBIT', 'FERRET', 'GUINEA_PIG', 'HAMSTER', 'RAT', 'MOUSE', 'CHINCHILLA', 'BIRD', 'TURTLE', 'LIZARD', 'SNAKE', 'FISH', 'PIG', 'GOAT', 'SHEEP', 'HORSE', 'DONKEY', 'HEDGEHOG', 'OTHER');
  CREATE TYPE "public"."enum__animals_v_version_sex" AS ENUM('MALE', 'FEMALE', 'UNKNOWN');
  CREATE TYPE "public"."enum__animals_v_version_id_type" AS ENUM('CHIP', 'TATTOO');
  CREATE TYPE "public"."enum__animals_v_version_dog_category" AS ENUM('NONE', 'CATEGORY_1', 'CATEGORY_2');
  CREATE TYPE "public"."enum__animals_v_version_energy_level" AS ENUM('VERY_LOW', 'LOW', 'MODERATE', 'HIGH', 'VERY_HIGH');
  CREATE TYPE "public"."enum__animals_v_version_sociability_dogs" AS ENUM('UNKNOWN', 'EXCELLENT', 'GOOD', 'MODERATE', 'POOR', 'AGGRESSIVE');
  CREATE TYPE "public"."enum__animals_v_version_sociability_cats" AS ENUM('UNKNOWN', 'EXCELLENT', 'GOOD', 'MODERATE', 'POOR', 'AGGRESSIVE');
  CREATE TYPE "public"."enum__animals_v_version_sociability_kids" AS ENUM('UNKNOWN', 'EXCELLENT', 'GOOD', 'MODERATE', 'POOR', 'AGGRESSIVE');
  CREATE TYPE "public"."enum__animals_v_version_sociability_adults" AS ENUM('UNKNOWN', 'EXCELLENT', 'GOOD', 'MODERATE', 'POOR', 'AGGRESSIVE');
  CREATE TYPE "public"."enum__animals_v_version_status" AS ENUM('AT_SHELTER', 'ADOPTED', 'LOST', 'FOUND', 'RETURNED', 'DECEASED', 'ARCHIVED');
  CREATE TYPE "public"."enum_pages_page_status" AS ENUM('DRAFT', 'PUBLISHED', 'ARCHIVED');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_shelters_shelter_type" AS ENUM('ASSOCIATION', 'ANIMAL_POUND', 'VETERINARY_CLINIC', 'SANCTUARY', 'PRIVATE_SHELTER', 'BREEDING', 'OTHER');
  CREATE TYPE "public"."enum_shelters_status" AS ENUM('PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED');
  CREATE TYPE "public"."enum__shelters_v_version_shelter_type" AS ENUM('ASSOCIATION', 'ANIMAL_POUND', 'VETERINARY_CLINIC', 'SANCTUARY', 'PRIVATE_SHELTER', 'BREEDING', 'OTHER');
  CREATE TYPE "public"."enum__shelters_v_version_status" AS ENUM('PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED');
  CREATE TYPE "public"."enum_users_memberships_role" AS ENUM('VOLUNTEER', 'EDITOR', 'MODERATOR', 'ADMIN');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('CREATE', 'UPDATE', 'DELETE');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "animals" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"name" varchar NOT NULL,
  	"species" "enum_animals_species" NOT NULL,
  	"sex" "enum_animals_sex" NOT NULL,
  	"breed" varchar,
  	"color" varchar,
  	"birth_date" timestamp(3) with time zone,
  	"age_is_estimated" boolean DEFAULT false,
  	"weight" numeric,
  	"height" numeric,
  	"short_description" varchar,
  	"long_description" varchar,
  	"video_url" varchar,
  	"id_type" "enum_animals_id_type",
  	"id_number" varchar,
  	"birth_place" varchar,
  	"pedigree" boolean DEFAULT false,
  	"is_litter" boolean DEFAULT false,
  	"mother_id_number" varchar,
  	"litter_size" numeric,
  	"dog_category" "enum_animals_dog_category" DEFAULT 'NONE',
  	"energy_level" "enum_animals_energy_level",
  	"sociability_dogs" "enum_animals_sociability_dogs" DEFAULT 'UNKNOWN',
  	"sociability_cats" "enum_animals_sociability_cats" DEFAULT 'UNKNOWN',
  	"sociability_kids" "enum_animals_sociability_kids" DEFAULT 'UNKNOWN',
  	"sociability_adults" "enum_animals_sociability_adults" DEFAULT 'UNKNOWN',
  	"needs_garden" boolean DEFAULT false,
  	"can_live_apartment" boolean DEFAULT false,
  	"needs_experience" boolean DEFAULT false,
  	"is_house_trained" boolean DEFAULT false,
  	"is_leash_trained" boolean DEFAULT false,
  	"foster_wanted" boolean DEFAULT false,
  	"is_vaccinated" boolean DEFAULT false,
  	"is_neutered" boolean DEFAULT false,
  	"vaccination_date" timestamp(3) with time zone,
  	"neutering_date" timestamp(3) with time zone,
  	"last_vet_visit" timestamp(3) with time zone,
  	"health_status" varchar,
  	"allergies" varchar,
  	"medications" varchar,
  	"veterinary_notes" varchar,
  	"fee" numeric,
  	"bonded_group" varchar,
  	"fee_includes" varchar,
  	"arrival_date" timestamp(3) with time zone,
  	"arrival_reason" varchar,
  	"previous_owner" varchar,
  	"pound_entry_at" timestamp(3) with time zone,
  	"last_confirmed_at" timestamp(3) with time zone,
  	"return_reason" varchar,
  	"reported_by" varchar,
  	"lost_date" timestamp(3) with time zone,
  	"found_date" timestamp(3) with time zone,
  	"last_seen_location" varchar,
  	"current_location" varchar,
  	"has_collar" boolean DEFAULT false,
  	"is_urgent" boolean DEFAULT false,
  	"collar_description" varchar,
  	"circumstance" varchar,
  	"reward" numeric,
  	"is_verified" boolean DEFAULT false,
  	"contact_name" varchar,
  	"contact_phone" varchar,
  	"contact_email" varchar,
  	"location" varchar,
  	"status" "enum_animals_status" DEFAULT 'AT_SHELTER' NOT NULL,
  	"is_visible" boolean DEFAULT true,
  	"is_sos" boolean DEFAULT false,
  	"is_reserved" boolean DEFAULT false,
  	"is_adopted" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "animals_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "_animals_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_shelter_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_species" "enum__animals_v_version_species" NOT NULL,
  	"version_sex" "enum__animals_v_version_sex" NOT NULL,
  	"version_breed" varchar,
  	"version_color" varchar,
  	"version_birth_date" timestamp(3) with time zone,
  	"version_age_is_estimated" boolean DEFAULT false,
  	"version_weight" numeric,
  	"version_height" numeric,
  	"version_short_description" varchar,
  	"version_long_description" varchar,
  	"version_video_url" varchar,
  	"version_id_type" "enum__animals_v_version_id_type",
  	"version_id_number" varchar,
  	"version_birth_place" varchar,
  	"version_pedigree" boolean DEFAULT false,
  	"version_is_litter" boolean DEFAULT false,
  	"version_mother_id_number" varchar,
  	"version_litter_size" numeric,
  	"version_dog_category" "enum__animals_v_version_dog_category" DEFAULT 'NONE',
  	"version_energy_level" "enum__animals_v_version_energy_level",
  	"version_sociability_dogs" "enum__animals_v_version_sociability_dogs" DEFAULT 'UNKNOWN',
  	"version_sociability_cats" "enum__animals_v_version_sociability_cats" DEFAULT 'UNKNOWN',
  	"version_sociability_kids" "enum__animals_v_version_sociability_kids" DEFAULT 'UNKNOWN',
  	"version_sociability_adults" "enum__animals_v_version_sociability_adults" DEFAULT 'UNKNOWN',
  	"version_needs_garden" boolean DEFAULT false,
  	"version_can_live_apartment" boolean DEFAULT false,
  	"version_needs_experience" boolean DEFAULT false,
  	"version_is_house_trained" boolean DEFAULT false,
  	"version_is_leash_trained" boolean DEFAULT false,
  	"version_foster_wanted" boolean DEFAULT false,
  	"version_is_vaccinated" boolean DEFAULT false,
  	"version_is_neutered" boolean DEFAULT false,
  	"version_vaccination_date" timestamp(3) with time zone,
  	"version_neutering_date" timestamp(3) with time zone,
  	"version_last_vet_visit" timestamp(3) with time zone,
  	"version_health_status" varchar,
  	"version_allergies" varchar,
  	"version_medications" varchar,
  	"version_veterinary_notes" varchar,
  	"version_fee" numeric,
  	"version_bonded_group" varchar,
  	"version_fee_includes" varchar,
  	"version_arrival_date" timestamp(3) with time zone,
  	"version_arrival_reason" varchar,
  	"version_previous_owner" varchar,
  	"version_pound_entry_at" timestamp(3) with time zone,
  	"version_last_confirmed_at" timestamp(3) with time zone,
  	"version_return_reason" varchar,
  	"version_reported_by" varchar,
  	"version_lost_date" timestamp(3) with time zone,
  	"version_found_date" timestamp(3) with time zone,
  	"version_last_seen_location" varchar,
  	"version_current_location" varchar,
  	"version_has_collar" boolean DEFAULT false,
  	"version_is_urgent" boolean DEFAULT false,
  	"version_collar_description" varchar,
  	"version_circumstance" varchar,
  	"version_reward" numeric,
  	"version_is_verified" boolean DEFAULT false,
  	"version_contact_name" varchar,
  	"version_contact_phone" varchar,
  	"version_contact_email" varchar,
  	"version_location" varchar,
  	"version_status" "enum__animals_v_version_status" DEFAULT 'AT_SHELTER' NOT NULL,
  	"version_is_visible" boolean DEFAULT true,
  	"version_is_sos" boolean DEFAULT false,
  	"version_is_reserved" boolean DEFAULT false,
  	"version_is_adopted" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_animals_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "pages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"title" varchar,
  	"sections" jsonb,
  	"slug" varchar,
  	"status" "enum_pages_page_status" DEFAULT 'DRAFT',
  	"is_homepage" boolean DEFAULT false,
  	"visible_in_menu" boolean DEFAULT true,
  	"menu_order" numeric DEFAULT 0,
  	"parent_id" uuid,
  	"meta_description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid,
  	"animals_id" uuid
  );
  
  CREATE TABLE "_pages_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_shelter_id" uuid,
  	"version_title" varchar,
  	"version_sections" jsonb,
  	"version_slug" varchar,
  	"version_status" "enum_pages_page_status" DEFAULT 'DRAFT',
  	"version_is_homepage" boolean DEFAULT false,
  	"version_visible_in_menu" boolean DEFAULT true,
  	"version_menu_order" numeric DEFAULT 0,
  	"version_parent_id" uuid,
  	"version_meta_description" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid,
  	"animals_id" uuid
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"title" varchar,
  	"alt" varchar,
  	"decorative" boolean DEFAULT false,
  	"description" varchar,
  	"order" numeric DEFAULT 0,
  	"is_main" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumb_url" varchar,
  	"sizes_thumb_width" numeric,
  	"sizes_thumb_height" numeric,
  	"sizes_thumb_mime_type" varchar,
  	"sizes_thumb_filesize" numeric,
  	"sizes_thumb_filename" varchar,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_card2x_url" varchar,
  	"sizes_card2x_width" numeric,
  	"sizes_card2x_height" numeric,
  	"sizes_card2x_mime_type" varchar,
  	"sizes_card2x_filesize" numeric,
  	"sizes_card2x_filename" varchar,
  	"sizes_wide_url" varchar,
  	"sizes_wide_width" numeric,
  	"sizes_wide_height" numeric,
  	"sizes_wide_mime_type" varchar,
  	"sizes_wide_filesize" numeric,
  	"sizes_wide_filename" varchar,
  	"sizes_full_url" varchar,
  	"sizes_full_width" numeric,
  	"sizes_full_height" numeric,
  	"sizes_full_mime_type" varchar,
  	"sizes_full_filesize" numeric,
  	"sizes_full_filename" varchar
  );
  
  CREATE TABLE "shelters_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" numeric NOT NULL,
  	"opens_at" varchar,
  	"closes_at" varchar,
  	"is_closed" boolean DEFAULT false
  );
  
  CREATE TABLE "shelters" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"shelter_type" "enum_shelters_shelter_type",
  	"foundation_date" timestamp(3) with time zone,
  	"short_description" varchar,
  	"long_description" varchar,
  	"logo_id" uuid,
  	"location_address" varchar NOT NULL,
  	"location_postal_code" varchar NOT NULL,
  	"location_city" varchar NOT NULL,
  	"location_country" varchar DEFAULT 'France' NOT NULL,
  	"location_lat" numeric,
  	"location_lng" numeric,
  	"is_physical" boolean DEFAULT true,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"website" varchar,
  	"contact_name" varchar,
  	"contact_phone" varchar,
  	"contact_email" varchar,
  	"timezone" varchar DEFAULT 'Europe/Paris',
  	"theme_primary_color" varchar DEFAULT '#3B82F6',
  	"theme_secondary_color" varchar DEFAULT '#10B981',
  	"theme_tertiary_color" varchar DEFAULT '#F2A65A',
  	"theme_header_color" varchar DEFAULT '#FFFFFF',
  	"theme_header_text_color" varchar DEFAULT '#22302E',
  	"theme_footer_color" varchar DEFAULT '#22302E',
  	"theme_footer_text_color" varchar DEFAULT '#FFFFFF',
  	"theme_banner_color" varchar DEFAULT '#EAF2FE',
  	"theme_banner_text_color" varchar DEFAULT '#1D3B6B',
  	"theme_button_color" varchar DEFAULT '#2563EB',
  	"theme_button_text_color" varchar DEFAULT '#FFFFFF',
  	"theme_link_color" varchar DEFAULT '#1D4ED8',
  	"theme_background_color" varchar DEFAULT '#FFFFFF',
  	"facebook_url" varchar,
  	"instagram_url" varchar,
  	"twitter_url" varchar,
  	"tiktok_url" varchar,
  	"linkedin_url" varchar,
  	"accepts_adoptions" boolean DEFAULT false,
  	"accepts_donations" boolean DEFAULT false,
  	"accepts_sponsoring" boolean DEFAULT false,
  	"capacity_number" numeric,
  	"siret" varchar,
  	"rna" varchar,
  	"legal_purpose" varchar,
  	"tax_receipts_enabled" boolean DEFAULT false,
  	"tax_rate" numeric,
  	"receipt_signer" varchar,
  	"status" "enum_shelters_status" DEFAULT 'PENDING' NOT NULL,
  	"rejection_reason" varchar,
  	"is_verified" boolean DEFAULT false,
  	"stripe_account_id" varchar,
  	"payout_state" varchar,
  	"tip_mode" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shelters_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "_shelters_v_version_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"weekday" numeric NOT NULL,
  	"opens_at" varchar,
  	"closes_at" varchar,
  	"is_closed" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_shelters_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_slug" varchar NOT NULL,
  	"version_shelter_type" "enum__shelters_v_version_shelter_type",
  	"version_foundation_date" timestamp(3) with time zone,
  	"version_short_description" varchar,
  	"version_long_description" varchar,
  	"version_logo_id" uuid,
  	"version_location_address" varchar NOT NULL,
  	"version_location_postal_code" varchar NOT NULL,
  	"version_location_city" varchar NOT NULL,
  	"version_location_country" varchar DEFAULT 'France' NOT NULL,
  	"version_location_lat" numeric,
  	"version_location_lng" numeric,
  	"version_is_physical" boolean DEFAULT true,
  	"version_email" varchar NOT NULL,
  	"version_phone" varchar,
  	"version_website" varchar,
  	"version_contact_name" varchar,
  	"version_contact_phone" varchar,
  	"version_contact_email" varchar,
  	"version_timezone" varchar DEFAULT 'Europe/Paris',
  	"version_theme_primary_color" varchar DEFAULT '#3B82F6',
  	"version_theme_secondary_color" varchar DEFAULT '#10B981',
  	"version_theme_tertiary_color" varchar DEFAULT '#F2A65A',
  	"version_theme_header_color" varchar DEFAULT '#FFFFFF',
  	"version_theme_header_text_color" varchar DEFAULT '#22302E',
  	"version_theme_footer_color" varchar DEFAULT '#22302E',
  	"version_theme_footer_text_color" varchar DEFAULT '#FFFFFF',
  	"version_theme_banner_color" varchar DEFAULT '#EAF2FE',
  	"version_theme_banner_text_color" varchar DEFAULT '#1D3B6B',
  	"version_theme_button_color" varchar DEFAULT '#2563EB',
  	"version_theme_button_text_color" varchar DEFAULT '#FFFFFF',
  	"version_theme_link_color" varchar DEFAULT '#1D4ED8',
  	"version_theme_background_color" varchar DEFAULT '#FFFFFF',
  	"version_facebook_url" varchar,
  	"version_instagram_url" varchar,
  	"version_twitter_url" varchar,
  	"version_tiktok_url" varchar,
  	"version_linkedin_url" varchar,
  	"version_accepts_adoptions" boolean DEFAULT false,
  	"version_accepts_donations" boolean DEFAULT false,
  	"version_accepts_sponsoring" boolean DEFAULT false,
  	"version_capacity_number" numeric,
  	"version_siret" varchar,
  	"version_rna" varchar,
  	"version_legal_purpose" varchar,
  	"version_tax_receipts_enabled" boolean DEFAULT false,
  	"version_tax_rate" numeric,
  	"version_receipt_signer" varchar,
  	"version_status" "enum__shelters_v_version_status" DEFAULT 'PENDING' NOT NULL,
  	"version_rejection_reason" varchar,
  	"version_is_verified" boolean DEFAULT false,
  	"version_stripe_account_id" varchar,
  	"version_payout_state" varchar,
  	"version_tip_mode" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_shelters_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "users_memberships" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"role" "enum_users_memberships_role" DEFAULT 'VOLUNTEER' NOT NULL,
  	"show_on_site" boolean DEFAULT false,
  	"public_title" varchar
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"location_address" varchar,
  	"location_postal_code" varchar,
  	"location_city" varchar,
  	"location_country" varchar DEFAULT 'France',
  	"short_description" varchar,
  	"long_description" varchar,
  	"is_super_admin" boolean DEFAULT false,
  	"email_verified" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "audit_log" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"action" "enum_audit_log_action" NOT NULL,
  	"entity" varchar NOT NULL,
  	"entity_id" varchar NOT NULL,
  	"user_id" uuid,
  	"shelter_id" uuid,
  	"note" varchar,
  	"before" jsonb,
  	"after" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"animals_id" uuid,
  	"pages_id" uuid,
  	"media_id" uuid,
  	"shelters_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cache_outbox" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"tags" text[] NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rate_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  
  ALTER TABLE "animals" ADD CONSTRAINT "animals_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "animals_rels" ADD CONSTRAINT "animals_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "animals_rels" ADD CONSTRAINT "animals_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_animals_v" ADD CONSTRAINT "_animals_v_parent_id_animals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_animals_v" ADD CONSTRAINT "_animals_v_version_shelter_id_shelters_id_fk" FOREIGN KEY ("version_shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_animals_v_rels" ADD CONSTRAINT "_animals_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_animals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_animals_v_rels" ADD CONSTRAINT "_animals_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_animals_fk" FOREIGN KEY ("animals_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_shelter_id_shelters_id_fk" FOREIGN KEY ("version_shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_animals_fk" FOREIGN KEY ("animals_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shelters_opening_hours" ADD CONSTRAINT "shelters_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shelters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shelters" ADD CONSTRAINT "shelters_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shelters_rels" ADD CONSTRAINT "shelters_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shelters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shelters_rels" ADD CONSTRAINT "shelters_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shelters_v_version_opening_hours" ADD CONSTRAINT "_shelters_v_version_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shelters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shelters_v" ADD CONSTRAINT "_shelters_v_parent_id_shelters_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shelters_v" ADD CONSTRAINT "_shelters_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shelters_v_rels" ADD CONSTRAINT "_shelters_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_shelters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shelters_v_rels" ADD CONSTRAINT "_shelters_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_memberships" ADD CONSTRAINT "users_memberships_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_memberships" ADD CONSTRAINT "users_memberships_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_animals_fk" FOREIGN KEY ("animals_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shelters_fk" FOREIGN KEY ("shelters_id") REFERENCES "public"."shelters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "animals_shelter_idx" ON "animals" USING btree ("shelter_id");
  CREATE INDEX "animals_id_number_idx" ON "animals" USING btree ("id_number");
  CREATE INDEX "animals_updated_at_idx" ON "animals" USING btree ("updated_at");
  CREATE INDEX "animals_created_at_idx" ON "animals" USING btree ("created_at");
  CREATE INDEX "animals_deleted_at_idx" ON "animals" USING btree ("deleted_at");
  CREATE INDEX "shelter_status_createdAt_idx" ON "animals" USING btree ("shelter_id","status","created_at");
  CREATE INDEX "isVisible_status_createdAt_idx" ON "animals" USING btree ("is_visible","status","created_at");
  CREATE INDEX "isSos_createdAt_idx" ON "animals" USING btree ("is_sos","created_at");
  CREATE INDEX "species_createdAt_idx" ON "animals" USING btree ("species","created_at");
  CREATE INDEX "animals_rels_order_idx" ON "animals_rels" USING btree ("order");
  CREATE INDEX "animals_rels_parent_idx" ON "animals_rels" USING btree ("parent_id");
  CREATE INDEX "animals_rels_path_idx" ON "animals_rels" USING btree ("path");
  CREATE INDEX "animals_rels_media_id_idx" ON "animals_rels" USING btree ("media_id");
  CREATE INDEX "_animals_v_parent_idx" ON "_animals_v" USING btree ("parent_id");
  CREATE INDEX "_animals_v_version_version_shelter_idx" ON "_animals_v" USING btree ("version_shelter_id");
  CREATE INDEX "_animals_v_version_version_id_number_idx" ON "_animals_v" USING btree ("version_id_number");
  CREATE INDEX "_animals_v_version_version_updated_at_idx" ON "_animals_v" USING btree ("version_updated_at");
  CREATE INDEX "_animals_v_version_version_created_at_idx" ON "_animals_v" USING btree ("version_created_at");
  CREATE INDEX "_animals_v_version_version_deleted_at_idx" ON "_animals_v" USING btree ("version_deleted_at");
  CREATE INDEX "_animals_v_created_at_idx" ON "_animals_v" USING btree ("created_at");
  CREATE INDEX "_animals_v_updated_at_idx" ON "_animals_v" USING btree ("updated_at");
  CREATE INDEX "version_shelter_version_status_version_createdAt_idx" ON "_animals_v" USING btree ("version_shelter_id","version_status","version_created_at");
  CREATE INDEX "version_isVisible_version_status_version_createdAt_idx" ON "_animals_v" USING btree ("version_is_visible","version_status","version_created_at");
  CREATE INDEX "version_isSos_version_createdAt_idx" ON "_animals_v" USING btree ("version_is_sos","version_created_at");
  CREATE INDEX "version_species_version_createdAt_idx" ON "_animals_v" USING btree ("version_species","version_created_at");
  CREATE INDEX "_animals_v_rels_order_idx" ON "_animals_v_rels" USING btree ("order");
  CREATE INDEX "_animals_v_rels_parent_idx" ON "_animals_v_rels" USING btree ("parent_id");
  CREATE INDEX "_animals_v_rels_path_idx" ON "_animals_v_rels" USING btree ("path");
  CREATE INDEX "_animals_v_rels_media_id_idx" ON "_animals_v_rels" USING btree ("media_id");
  CREATE INDEX "pages_shelter_idx" ON "pages" USING btree ("shelter_id");
  CREATE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "shelter_menuOrder_idx" ON "pages" USING btree ("shelter_id","menu_order");
  CREATE UNIQUE INDEX "pages_address_unique" ON "pages" USING btree ("shelter_id","slug") WHERE deleted_at is null;
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_media_id_idx" ON "pages_rels" USING btree ("media_id");
  CREATE INDEX "pages_rels_animals_id_idx" ON "pages_rels" USING btree ("animals_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_shelter_idx" ON "_pages_v" USING btree ("version_shelter_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "version_shelter_version_menuOrder_idx" ON "_pages_v" USING btree ("version_shelter_id","version_menu_order");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_media_id_idx" ON "_pages_v_rels" USING btree ("media_id");
  CREATE INDEX "_pages_v_rels_animals_id_idx" ON "_pages_v_rels" USING btree ("animals_id");
  CREATE INDEX "media_shelter_idx" ON "media" USING btree ("shelter_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumb_sizes_thumb_filename_idx" ON "media" USING btree ("sizes_thumb_filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_card2x_sizes_card2x_filename_idx" ON "media" USING btree ("sizes_card2x_filename");
  CREATE INDEX "media_sizes_wide_sizes_wide_filename_idx" ON "media" USING btree ("sizes_wide_filename");
  CREATE INDEX "media_sizes_full_sizes_full_filename_idx" ON "media" USING btree ("sizes_full_filename");
  CREATE INDEX "shelter_createdAt_idx" ON "media" USING btree ("shelter_id","created_at");
  CREATE INDEX "shelter_title_idx" ON "media" USING btree ("shelter_id","title");
  CREATE INDEX "shelters_opening_hours_order_idx" ON "shelters_opening_hours" USING btree ("_order");
  CREATE INDEX "shelters_opening_hours_parent_id_idx" ON "shelters_opening_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "shelters_slug_idx" ON "shelters" USING btree ("slug");
  CREATE INDEX "shelters_logo_idx" ON "shelters" USING btree ("logo_id");
  CREATE INDEX "shelters_location_location_postal_code_idx" ON "shelters" USING btree ("location_postal_code");
  CREATE INDEX "shelters_updated_at_idx" ON "shelters" USING btree ("updated_at");
  CREATE INDEX "shelters_created_at_idx" ON "shelters" USING btree ("created_at");
  CREATE INDEX "status_name_idx" ON "shelters" USING btree ("status","name");
  CREATE INDEX "location_lat_location_lng_idx" ON "shelters" USING btree ("location_lat","location_lng");
  CREATE INDEX "shelters_rels_order_idx" ON "shelters_rels" USING btree ("order");
  CREATE INDEX "shelters_rels_parent_idx" ON "shelters_rels" USING btree ("parent_id");
  CREATE INDEX "shelters_rels_path_idx" ON "shelters_rels" USING btree ("path");
  CREATE INDEX "shelters_rels_media_id_idx" ON "shelters_rels" USING btree ("media_id");
  CREATE INDEX "_shelters_v_version_opening_hours_order_idx" ON "_shelters_v_version_opening_hours" USING btree ("_order");
  CREATE INDEX "_shelters_v_version_opening_hours_parent_id_idx" ON "_shelters_v_version_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "_shelters_v_parent_idx" ON "_shelters_v" USING btree ("parent_id");
  CREATE INDEX "_shelters_v_version_version_slug_idx" ON "_shelters_v" USING btree ("version_slug");
  CREATE INDEX "_shelters_v_version_version_logo_idx" ON "_shelters_v" USING btree ("version_logo_id");
  CREATE INDEX "_shelters_v_version_location_version_location_postal_cod_idx" ON "_shelters_v" USING btree ("version_location_postal_code");
  CREATE INDEX "_shelters_v_version_version_updated_at_idx" ON "_shelters_v" USING btree ("version_updated_at");
  CREATE INDEX "_shelters_v_version_version_created_at_idx" ON "_shelters_v" USING btree ("version_created_at");
  CREATE INDEX "_shelters_v_created_at_idx" ON "_shelters_v" USING btree ("created_at");
  CREATE INDEX "_shelters_v_updated_at_idx" ON "_shelters_v" USING btree ("updated_at");
  CREATE INDEX "version_status_version_name_idx" ON "_shelters_v" USING btree ("version_status","version_name");
  CREATE INDEX "version_location_lat_version_location_lng_idx" ON "_shelters_v" USING btree ("version_location_lat","version_location_lng");
  CREATE INDEX "_shelters_v_rels_order_idx" ON "_shelters_v_rels" USING btree ("order");
  CREATE INDEX "_shelters_v_rels_parent_idx" ON "_shelters_v_rels" USING btree ("parent_id");
  CREATE INDEX "_shelters_v_rels_path_idx" ON "_shelters_v_rels" USING btree ("path");
  CREATE INDEX "_shelters_v_rels_media_id_idx" ON "_shelters_v_rels" USING btree ("media_id");
  CREATE INDEX "users_memberships_order_idx" ON "users_memberships" USING btree ("_order");
  CREATE INDEX "users_memberships_parent_id_idx" ON "users_memberships" USING btree ("_parent_id");
  CREATE INDEX "users_memberships_shelter_idx" ON "users_memberships" USING btree ("shelter_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "audit_log_user_idx" ON "audit_log" USING btree ("user_id");
  CREATE INDEX "audit_log_shelter_idx" ON "audit_log" USING btree ("shelter_id");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "shelter_createdAt_1_idx" ON "audit_log" USING btree ("shelter_id","created_at");
  CREATE INDEX "entity_entityId_idx" ON "audit_log" USING btree ("entity","entity_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_animals_id_idx" ON "payload_locked_documents_rels" USING btree ("animals_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_shelters_id_idx" ON "payload_locked_documents_rels" USING btree ("shelters_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "cache_outbox_created_at_idx" ON "cache_outbox" USING btree ("created_at");
  CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "animals" CASCADE;
  DROP TABLE "animals_rels" CASCADE;
  DROP TABLE "_animals_v" CASCADE;
  DROP TABLE "_animals_v_rels" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "shelters_opening_hours" CASCADE;
  DROP TABLE "shelters" CASCADE;
  DROP TABLE "shelters_rels" CASCADE;
  DROP TABLE "_shelters_v_version_opening_hours" CASCADE;
  DROP TABLE "_shelters_v" CASCADE;
  DROP TABLE "_shelters_v_rels" CASCADE;
  DROP TABLE "users_memberships" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "cache_outbox" CASCADE;
  DROP TABLE "rate_limits" CASCADE;
  DROP TYPE "public"."enum_animals_species";
  DROP TYPE "public"."enum_animals_sex";
  DROP TYPE "public"."enum_animals_id_type";
  DROP TYPE "public"."enum_animals_dog_category";
  DROP TYPE "public"."enum_animals_energy_level";
  DROP TYPE "public"."enum_animals_sociability_dogs";
  DROP TYPE "public"."enum_animals_sociability_cats";
  DROP TYPE "public"."enum_animals_sociability_kids";
  DROP TYPE "public"."enum_animals_sociability_adults";
  DROP TYPE "public"."enum_animals_status";
  DROP TYPE "public"."enum__animals_v_version_species";
  DROP TYPE "public"."enum__animals_v_version_sex";
  DROP TYPE "public"."enum__animals_v_version_id_type";
  DROP TYPE "public"."enum__animals_v_version_dog_category";
  DROP TYPE "public"."enum__animals_v_version_energy_level";
  DROP TYPE "public"."enum__animals_v_version_sociability_dogs";
  DROP TYPE "public"."enum__animals_v_version_sociability_cats";
  DROP TYPE "public"."enum__animals_v_version_sociability_kids";
  DROP TYPE "public"."enum__animals_v_version_sociability_adults";
  DROP TYPE "public"."enum__animals_v_version_status";
  DROP TYPE "public"."enum_pages_page_status";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_shelters_shelter_type";
  DROP TYPE "public"."enum_shelters_status";
  DROP TYPE "public"."enum__shelters_v_version_shelter_type";
  DROP TYPE "public"."enum__shelters_v_version_status";
  DROP TYPE "public"."enum_users_memberships_role";
  DROP TYPE "public"."enum_audit_log_action";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
