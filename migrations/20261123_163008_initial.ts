import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

import { dropBadgeTriggers, makeBadgeTriggers } from './initial/badges'
import { wasMadeBefore } from './initial/before'
import { dropSearch, makeSearch } from './initial/search'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  if (await wasMadeBefore(db)) return
  await makeSearch(db)
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
  CREATE TYPE "public"."enum_news_article_status" AS ENUM('DRAFT', 'PUBLISHED', 'SCHEDULED', 'ARCHIVED');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_page_status" AS ENUM('DRAFT', 'PUBLISHED', 'ARCHIVED');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_forms_type" AS ENUM('STANDARD', 'ADOPTION');
  CREATE TYPE "public"."enum_forms_ticket_type" AS ENUM('STANDARD', 'ADOPTION', 'PREVISIT', 'CONTACT');
  CREATE TYPE "public"."enum_form_submissions_status" AS ENUM('NEW', 'READ', 'DONE');
  CREATE TYPE "public"."enum_form_submissions_form_type" AS ENUM('STANDARD', 'ADOPTION');
  CREATE TYPE "public"."enum_form_submissions_decision_outcome" AS ENUM('ACCEPTED', 'REFUSED');
  CREATE TYPE "public"."enum_adoption_requests_status" AS ENUM('PENDING', 'IN_REVIEW', 'MEETING', 'APPROVED', 'CERTIFICATE', 'COMPLETED', 'REJECTED', 'WITHDRAWN');
  CREATE TYPE "public"."enum_adoption_requests_closed_by" AS ENUM('STAFF', 'APPLICANT', 'OTHER_FAMILY', 'ANIMAL_LEFT');
  CREATE TYPE "public"."enum_certificates_species" AS ENUM('DOG', 'CAT', 'RABBIT', 'FERRET', 'GUINEA_PIG', 'HAMSTER', 'RAT', 'MOUSE', 'CHINCHILLA', 'BIRD', 'TURTLE', 'LIZARD', 'SNAKE', 'FISH', 'PIG', 'GOAT', 'SHEEP', 'HORSE', 'DONKEY', 'HEDGEHOG', 'OTHER');
  CREATE TYPE "public"."enum_certificates_signature_means" AS ENUM('ONLINE', 'PAPER', 'IN_PERSON');
  CREATE TYPE "public"."enum_receipts_status" AS ENUM('ISSUED', 'CANCELLED');
  CREATE TYPE "public"."enum_shelters_shelter_type" AS ENUM('ASSOCIATION', 'ANIMAL_POUND', 'VETERINARY_CLINIC', 'SANCTUARY', 'PRIVATE_SHELTER', 'BREEDING', 'OTHER');
  CREATE TYPE "public"."enum_shelters_tip_mode" AS ENUM('FREE', 'OFF');
  CREATE TYPE "public"."enum_shelters_payout_state" AS ENUM('NONE', 'PENDING', 'ENABLED', 'RESTRICTED');
  CREATE TYPE "public"."enum_shelters_status" AS ENUM('PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED');
  CREATE TYPE "public"."enum__shelters_v_version_shelter_type" AS ENUM('ASSOCIATION', 'ANIMAL_POUND', 'VETERINARY_CLINIC', 'SANCTUARY', 'PRIVATE_SHELTER', 'BREEDING', 'OTHER');
  CREATE TYPE "public"."enum__shelters_v_version_tip_mode" AS ENUM('FREE', 'OFF');
  CREATE TYPE "public"."enum__shelters_v_version_payout_state" AS ENUM('NONE', 'PENDING', 'ENABLED', 'RESTRICTED');
  CREATE TYPE "public"."enum__shelters_v_version_status" AS ENUM('PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED');
  CREATE TYPE "public"."enum_users_memberships_role" AS ENUM('VOLUNTEER', 'EDITOR', 'MODERATOR', 'ADMIN');
  CREATE TYPE "public"."enum_plans_type" AS ENUM('ADOPTION', 'SPONSORSHIP');
  CREATE TYPE "public"."enum_plans_species" AS ENUM('DOG', 'CAT', 'RABBIT', 'FERRET', 'GUINEA_PIG', 'HAMSTER', 'RAT', 'MOUSE', 'CHINCHILLA', 'BIRD', 'TURTLE', 'LIZARD', 'SNAKE', 'FISH', 'PIG', 'GOAT', 'SHEEP', 'HORSE', 'DONKEY', 'HEDGEHOG', 'OTHER');
  CREATE TYPE "public"."enum_tickets_type" AS ENUM('STANDARD', 'ADOPTION', 'PREVISIT', 'CONTACT');
  CREATE TYPE "public"."enum_tickets_priority" AS ENUM('URGENT', 'NORMAL');
  CREATE TYPE "public"."enum_tickets_status" AS ENUM('OPEN', 'IN_PROGRESS', 'WAITING', 'RESOLVED', 'CLOSED');
  CREATE TYPE "public"."enum_lost_found_reports_kind" AS ENUM('LOST', 'FOUND');
  CREATE TYPE "public"."enum_lost_found_reports_status" AS ENUM('OPEN', 'MATCHED', 'RETURNED', 'CLOSED', 'EXPIRED');
  CREATE TYPE "public"."enum_lost_found_reports_species" AS ENUM('DOG', 'CAT', 'RABBIT', 'FERRET', 'GUINEA_PIG', 'HAMSTER', 'RAT', 'MOUSE', 'CHINCHILLA', 'BIRD', 'TURTLE', 'LIZARD', 'SNAKE', 'FISH', 'PIG', 'GOAT', 'SHEEP', 'HORSE', 'DONKEY', 'HEDGEHOG', 'OTHER');
  CREATE TYPE "public"."enum_lost_found_reports_sex" AS ENUM('MALE', 'FEMALE', 'UNKNOWN');
  CREATE TYPE "public"."enum_lost_found_reports_coat" AS ENUM('BLACK', 'WHITE', 'GREY', 'BROWN', 'GINGER', 'CREAM', 'TABBY', 'TRICOLOUR', 'GREEN', 'YELLOW', 'BLUE', 'OTHER');
  CREATE TYPE "public"."enum_lost_found_reports_coat2" AS ENUM('BLACK', 'WHITE', 'GREY', 'BROWN', 'GINGER', 'CREAM', 'TABBY', 'TRICOLOUR', 'GREEN', 'YELLOW', 'BLUE', 'OTHER');
  CREATE TYPE "public"."enum_lost_found_reports_size" AS ENUM('SMALL', 'MEDIUM', 'LARGE');
  CREATE TYPE "public"."enum_lost_found_reports_age" AS ENUM('YOUNG', 'ADULT', 'SENIOR');
  CREATE TYPE "public"."enum_lost_found_reports_chip" AS ENUM('READ', 'NONE', 'UNKNOWN');
  CREATE TYPE "public"."enum_lost_found_reports_whereabouts" AS ENUM('SEEN', 'KEPT', 'HANDED');
  CREATE TYPE "public"."enum_places_kind" AS ENUM('VET', 'CLINIC', 'DISPENSARY', 'WILDLIFE', 'TRAINER', 'BEHAVIOURIST', 'RESTAURANT', 'HOTEL', 'SHOP', 'GROOMER', 'PENSION', 'SITTER', 'BEACH');
  CREATE TYPE "public"."enum_places_status" AS ENUM('PENDING', 'PUBLISHED', 'REJECTED');
  CREATE TYPE "public"."enum_supply_requests_category" AS ENUM('FOOD', 'TOYS_ACCESSORIES', 'WELLBEING', 'CONSTRUCTION', 'OTHER');
  CREATE TYPE "public"."enum_supply_requests_urgency" AS ENUM('NORMAL', 'URGENT');
  CREATE TYPE "public"."enum_supply_requests_delivery_mode" AS ENUM('DEPOT_AT_SHELTER', 'FLEXIBLE', 'EXTERIOR_PICKUP');
  CREATE TYPE "public"."enum_campaigns_status" AS ENUM('DRAFT', 'PUBLISHED', 'ENDED', 'ARCHIVED');
  CREATE TYPE "public"."enum_announcements_kind" AS ENUM('SYSTEM_ANNOUNCEMENT', 'GENERAL_INFO', 'SYSTEM_UPDATE', 'EMERGENCY_ALERT');
  CREATE TYPE "public"."enum_announcements_audience" AS ENUM('ALL', 'TEAMS', 'SHELTER', 'DEPARTMENT');
  CREATE TYPE "public"."enum_announcements_status" AS ENUM('PLANNED', 'SENT', 'CANCELLED', 'STOPPED');
  CREATE TYPE "public"."enum_donations_type" AS ENUM('DONATION', 'TIP');
  CREATE TYPE "public"."enum_donations_status" AS ENUM('PENDING', 'PAID', 'FAILED', 'EXPIRED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED');
  CREATE TYPE "public"."enum_sponsorships_status" AS ENUM('PENDING', 'ACTIVE', 'PAST_DUE', 'PAUSED', 'AWAITING_CHOICE', 'ENDED');
  CREATE TYPE "public"."enum_sponsorships_frequency" AS ENUM('monthly', 'quarterly', 'yearly');
  CREATE TYPE "public"."enum_sponsorships_end_reason" AS ENUM('DONOR', 'CARD', 'ANIMAL_LEFT', 'NO_ANSWER', 'SHELTER', 'EXPIRED');
  CREATE TYPE "public"."enum_payments_kind" AS ENUM('CHARGE', 'REFUND', 'DISPUTE', 'DISPUTE_WON');
  CREATE TYPE "public"."enum_reconciliations_kind" AS ENUM('MISSING_HERE', 'MISSING_THERE', 'AMOUNT', 'REFUND');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('CREATE', 'UPDATE', 'DELETE');
  CREATE TYPE "public"."enum_consents_kind" AS ENUM('FORM_ANSWER', 'ADOPTION_REQUEST', 'JOIN_REQUEST', 'NEWSLETTER', 'THANKS_WALL', 'RECEIPT');
  CREATE TYPE "public"."enum_consents_decision" AS ENUM('GIVEN', 'WITHDRAWN');
  CREATE TYPE "public"."enum_emails_status" AS ENUM('QUEUED', 'SENDING', 'SENT', 'KEPT', 'FAILED');
  CREATE TYPE "public"."enum_notifications_type" AS ENUM('WELCOME_SIGNUP', 'TEAM_INVITATION', 'TEAM_ROLE_CHANGED', 'ANIMAL_ADOPTED', 'ANIMAL_LIKED', 'PROFILE_LIKED', 'ADOPTION_REQUEST', 'ADOPTION_APPROVED', 'ADOPTION_REJECTED', 'NEWS_PUBLISHED', 'FORM_SUBMITTED', 'FORM_APPROVED', 'FORM_REJECTED', 'SYSTEM_ANNOUNCEMENT', 'SHELTER_VERIFIED', 'SHELTER_APPROVED', 'SHELTER_REJECTED', 'PLAN_EXPIRED', 'PLAN_RENEWED', 'APPOINTMENT_CONFIRMED', 'APPOINTMENT_CANCELLED', 'EMERGENCY_ALERT', 'DONATION_RECEIVED', 'MESSAGE_RECEIVED', 'SYSTEM_UPDATE', 'GENERAL_INFO');
  CREATE TYPE "public"."enum_notifications_mail" AS ENUM('NOW', 'DIGEST', 'SENT');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
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
  	"pedigree" boolean,
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
  	"has_special_needs" boolean DEFAULT false,
  	"fee_includes" varchar,
  	"arrival_date" timestamp(3) with time zone,
  	"arrival_reason" varchar,
  	"previous_owner" varchar,
  	"pound_entry_at" timestamp(3) with time zone,
  	"last_confirmed_at" timestamp(3) with time zone,
  	"adopted_at" timestamp(3) with time zone,
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
  	"return_reason" varchar,
  	"is_visible" boolean,
  	"is_sos" boolean DEFAULT false,
  	"is_reserved" boolean DEFAULT false,
  	"is_adopted" boolean DEFAULT false,
  	"idempotency_key" varchar,
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
  	"version_pedigree" boolean,
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
  	"version_has_special_needs" boolean DEFAULT false,
  	"version_fee_includes" varchar,
  	"version_arrival_date" timestamp(3) with time zone,
  	"version_arrival_reason" varchar,
  	"version_previous_owner" varchar,
  	"version_pound_entry_at" timestamp(3) with time zone,
  	"version_last_confirmed_at" timestamp(3) with time zone,
  	"version_adopted_at" timestamp(3) with time zone,
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
  	"version_return_reason" varchar,
  	"version_is_visible" boolean,
  	"version_is_sos" boolean DEFAULT false,
  	"version_is_reserved" boolean DEFAULT false,
  	"version_is_adopted" boolean DEFAULT false,
  	"version_idempotency_key" varchar,
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
  
  CREATE TABLE "news" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"title" varchar,
  	"content" varchar,
  	"excerpt" varchar,
  	"cover_image_id" uuid,
  	"event_starts_at" timestamp(3) with time zone,
  	"event_ends_at" timestamp(3) with time zone,
  	"event_place" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_keywords" varchar,
  	"status" "enum_news_article_status" DEFAULT 'DRAFT',
  	"scheduled_at" timestamp(3) with time zone,
  	"is_pinned" boolean DEFAULT false,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone,
  	"view_count" numeric DEFAULT 0,
  	"created_by_id" uuid,
  	"last_modified_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "news_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "_news_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_shelter_id" uuid,
  	"version_title" varchar,
  	"version_content" varchar,
  	"version_excerpt" varchar,
  	"version_cover_image_id" uuid,
  	"version_event_starts_at" timestamp(3) with time zone,
  	"version_event_ends_at" timestamp(3) with time zone,
  	"version_event_place" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_keywords" varchar,
  	"version_status" "enum_news_article_status" DEFAULT 'DRAFT',
  	"version_scheduled_at" timestamp(3) with time zone,
  	"version_is_pinned" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_view_count" numeric DEFAULT 0,
  	"version_created_by_id" uuid,
  	"version_last_modified_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_news_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_news_v_rels" (
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
  	"status" "enum_pages_page_status" DEFAULT 'DRAFT',
  	"visible_in_menu" boolean DEFAULT true,
  	"menu_order" numeric,
  	"parent_id" uuid,
  	"is_homepage" boolean DEFAULT false,
  	"slug" varchar,
  	"meta_description" varchar,
  	"social_image_id" uuid,
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
  	"version_status" "enum_pages_page_status" DEFAULT 'DRAFT',
  	"version_visible_in_menu" boolean DEFAULT true,
  	"version_menu_order" numeric,
  	"version_parent_id" uuid,
  	"version_is_homepage" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_meta_description" varchar,
  	"version_social_image_id" uuid,
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
  
  CREATE TABLE "saved_sections" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"name" varchar NOT NULL,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saved_sections_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "faq_items" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"category" varchar,
  	"visible" boolean DEFAULT true,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "testimonials" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"author_name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"consent" boolean DEFAULT false,
  	"animal_id" uuid,
  	"photo_id" uuid,
  	"date" timestamp(3) with time zone,
  	"visible" boolean DEFAULT true,
  	"order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "forms" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"type" "enum_forms_type" DEFAULT 'STANDARD' NOT NULL,
  	"ticket_type" "enum_forms_ticket_type",
  	"schema" jsonb DEFAULT '{"schemaVersion":1,"groups":[],"fields":[]}'::jsonb NOT NULL,
  	"confirmation" varchar,
  	"is_active" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "form_submissions" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"status" "enum_form_submissions_status" DEFAULT 'NEW' NOT NULL,
  	"assignee_id" uuid,
  	"read_at" timestamp(3) with time zone,
  	"form_id" uuid,
  	"form_title" varchar NOT NULL,
  	"form_type" "enum_form_submissions_form_type" NOT NULL,
  	"animal_id" uuid,
  	"sender_name" varchar,
  	"sender_email" varchar,
  	"sender_phone" varchar,
  	"user_id" uuid,
  	"definition" jsonb NOT NULL,
  	"answers" jsonb NOT NULL,
  	"files" jsonb,
  	"consent_text" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"decision_outcome" "enum_form_submissions_decision_outcome",
  	"decision_text" varchar,
  	"decision_at" timestamp(3) with time zone,
  	"notes" jsonb,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"search_text" varchar,
  	"fingerprint" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "adoption_requests" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"animal_id" uuid NOT NULL,
  	"plan_id" uuid,
  	"submission_id" uuid,
  	"applicant_name" varchar NOT NULL,
  	"applicant_email" varchar,
  	"applicant_phone" varchar,
  	"applicant_user_id" uuid,
  	"applicant_postal_code" varchar,
  	"status" "enum_adoption_requests_status" DEFAULT 'PENDING' NOT NULL,
  	"status_since" timestamp(3) with time zone,
  	"closed_by" "enum_adoption_requests_closed_by",
  	"reason" varchar,
  	"assignee_id" uuid,
  	"meeting_at" timestamp(3) with time zone,
  	"meeting_place" varchar,
  	"timeline" jsonb,
  	"open_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "certificates" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"request_id" uuid NOT NULL,
  	"animal_id" uuid NOT NULL,
  	"animal_name" varchar NOT NULL,
  	"species" "enum_certificates_species" NOT NULL,
  	"applicant_name" varchar NOT NULL,
  	"delivered_at" timestamp(3) with time zone NOT NULL,
  	"signed_at" timestamp(3) with time zone,
  	"signature_name" varchar,
  	"signature_means" "enum_certificates_signature_means",
  	"sha256" varchar NOT NULL,
  	"signed_sha256" varchar,
  	"file_key" varchar NOT NULL,
  	"signed_file_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "receipts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"label" varchar NOT NULL,
  	"year" numeric NOT NULL,
  	"number" numeric NOT NULL,
  	"payment_id" uuid NOT NULL,
  	"status" "enum_receipts_status" DEFAULT 'ISSUED' NOT NULL,
  	"replaces_id" uuid,
  	"replaced_by_id" uuid,
  	"facts" jsonb NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"file_key" varchar NOT NULL,
  	"sha256" varchar NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"cancelled_at" timestamp(3) with time zone,
  	"cancel_reason" varchar,
  	"donor_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"sha256" varchar,
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
  	"tip_mode" "enum_shelters_tip_mode",
  	"payout_state" "enum_shelters_payout_state",
  	"stripe_account_id" varchar,
  	"status" "enum_shelters_status" DEFAULT 'PENDING' NOT NULL,
  	"rejection_reason" varchar,
  	"suspension_reason" varchar,
  	"is_verified" boolean DEFAULT false,
  	"join_reason" varchar,
  	"join_consent_at" timestamp(3) with time zone,
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
  	"version_tip_mode" "enum__shelters_v_version_tip_mode",
  	"version_payout_state" "enum__shelters_v_version_payout_state",
  	"version_stripe_account_id" varchar,
  	"version_status" "enum__shelters_v_version_status" DEFAULT 'PENDING' NOT NULL,
  	"version_rejection_reason" varchar,
  	"version_suspension_reason" varchar,
  	"version_is_verified" boolean DEFAULT false,
  	"version_join_reason" varchar,
  	"version_join_consent_at" timestamp(3) with time zone,
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
  	"title_id" uuid,
  	"photo_id" uuid
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
  	"signed_up_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "roles" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"shelter_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "plans" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"title" varchar NOT NULL,
  	"type" "enum_plans_type" DEFAULT 'ADOPTION' NOT NULL,
  	"species" "enum_plans_species" NOT NULL,
  	"price_cents" numeric NOT NULL,
  	"age_min_months" numeric DEFAULT 0 NOT NULL,
  	"age_max_months" numeric,
  	"fee_includes" varchar,
  	"description" varchar,
  	"form_id" uuid,
  	"is_urgent" boolean DEFAULT false,
  	"is_special_needs" boolean DEFAULT false,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "tickets" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"title" varchar NOT NULL,
  	"number" numeric NOT NULL,
  	"type" "enum_tickets_type" DEFAULT 'STANDARD' NOT NULL,
  	"priority" "enum_tickets_priority" DEFAULT 'NORMAL' NOT NULL,
  	"status" "enum_tickets_status" DEFAULT 'OPEN' NOT NULL,
  	"description" varchar,
  	"requester_name" varchar,
  	"requester_email" varchar,
  	"requester_user_id" uuid,
  	"assignee_id" uuid,
  	"animal_id" uuid,
  	"submission_id" uuid,
  	"awaits_team" boolean DEFAULT false,
  	"last_activity_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_comments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"ticket_id" uuid NOT NULL,
  	"content" varchar NOT NULL,
  	"is_internal" boolean DEFAULT false,
  	"from_team" boolean DEFAULT false,
  	"author_id" uuid,
  	"author_name" varchar,
  	"edited_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lost_found_reports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum_lost_found_reports_kind" NOT NULL,
  	"status" "enum_lost_found_reports_status" DEFAULT 'OPEN' NOT NULL,
  	"species" "enum_lost_found_reports_species" NOT NULL,
  	"name" varchar,
  	"sex" "enum_lost_found_reports_sex" NOT NULL,
  	"coat" "enum_lost_found_reports_coat",
  	"coat2" "enum_lost_found_reports_coat2",
  	"size" "enum_lost_found_reports_size",
  	"age" "enum_lost_found_reports_age",
  	"breed" varchar,
  	"marks" varchar,
  	"collar" varchar,
  	"chip" "enum_lost_found_reports_chip" NOT NULL,
  	"whereabouts" "enum_lost_found_reports_whereabouts",
  	"text" varchar,
  	"has_reward" boolean DEFAULT false,
  	"photos" jsonb,
  	"day" varchar NOT NULL,
  	"commune_code" varchar,
  	"commune_name" varchar,
  	"department" varchar,
  	"place_words" varchar,
  	"is_exact" boolean DEFAULT false,
  	"lat" numeric NOT NULL,
  	"lng" numeric NOT NULL,
  	"shown_lat" numeric NOT NULL,
  	"shown_lng" numeric NOT NULL,
  	"contact_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"user_id" uuid,
  	"id_number" varchar,
  	"secret_detail" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"reminders" numeric DEFAULT 0,
  	"ended_at" timestamp(3) with time zone,
  	"end_words" varchar,
  	"end_photos" jsonb,
  	"hidden_at" timestamp(3) with time zone,
  	"hidden_for" varchar,
  	"taken_by_id" uuid,
  	"animal_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "places" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"kind" "enum_places_kind" NOT NULL,
  	"text" varchar,
  	"address" varchar,
  	"commune_code" varchar NOT NULL,
  	"commune_name" varchar NOT NULL,
  	"department" varchar NOT NULL,
  	"lat" numeric NOT NULL,
  	"lng" numeric NOT NULL,
  	"timezone" varchar NOT NULL,
  	"phone" varchar,
  	"site" varchar,
  	"is_accessible" boolean DEFAULT false,
  	"is_always_open" boolean DEFAULT false,
  	"takes_emergencies" boolean DEFAULT false,
  	"accepts" jsonb,
  	"opening_hours" jsonb,
  	"opening_exceptions" jsonb,
  	"open_table" jsonb,
  	"status" "enum_places_status" DEFAULT 'PENDING' NOT NULL,
  	"contact_name" varchar,
  	"email" varchar,
  	"created_by_id" uuid,
  	"confirmed_at" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"rejected_at" timestamp(3) with time zone,
  	"rejected_for" varchar,
  	"owner_id" uuid,
  	"owned_at" timestamp(3) with time zone,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "supply_requests" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"title" varchar NOT NULL,
  	"category" "enum_supply_requests_category" DEFAULT 'OTHER' NOT NULL,
  	"urgency" "enum_supply_requests_urgency" DEFAULT 'NORMAL' NOT NULL,
  	"quantity_requested" numeric,
  	"quantity_unit" varchar,
  	"description" varchar,
  	"picture_id" uuid,
  	"delivery_mode" "enum_supply_requests_delivery_mode" DEFAULT 'DEPOT_AT_SHELTER' NOT NULL,
  	"delivery_date" timestamp(3) with time zone,
  	"user_name" varchar,
  	"user_phone" varchar,
  	"is_active" boolean DEFAULT true,
  	"closed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "campaigns" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"story" varchar,
  	"starts_on" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone,
  	"goal_euros" numeric,
  	"report" varchar,
  	"status" "enum_campaigns_status" DEFAULT 'DRAFT' NOT NULL,
  	"slug" varchar,
  	"ended_at" timestamp(3) with time zone,
  	"report_asked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "campaigns_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" uuid
  );
  
  CREATE TABLE "announcements" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"action_url" varchar,
  	"kind" "enum_announcements_kind" NOT NULL,
  	"audience" "enum_announcements_audience" NOT NULL,
  	"shelter_id" uuid,
  	"department" varchar,
  	"status" "enum_announcements_status" NOT NULL,
  	"author_id" uuid,
  	"is_platform" boolean DEFAULT false,
  	"send_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"told" numeric,
  	"reason" varchar,
  	"idempotency_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "donors" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"user_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "donations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"type" "enum_donations_type" DEFAULT 'DONATION' NOT NULL,
  	"status" "enum_donations_status" DEFAULT 'PENDING' NOT NULL,
  	"animal_id" uuid,
  	"donor_id" uuid NOT NULL,
  	"campaign_id" uuid,
  	"amount_cents" numeric DEFAULT 0 NOT NULL,
  	"tip_cents" numeric DEFAULT 0 NOT NULL,
  	"currency" varchar DEFAULT 'EUR' NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar NOT NULL,
  	"message" varchar,
  	"is_anonymous" boolean DEFAULT false,
  	"newsletter_at" timestamp(3) with time zone,
  	"newsletter_text" varchar,
  	"receipt_wanted" boolean DEFAULT false,
  	"address_line" varchar,
  	"address_postal_code" varchar,
  	"address_city" varchar,
  	"address_country" varchar,
  	"provider" varchar NOT NULL,
  	"account" varchar,
  	"checkout_id" varchar,
  	"checkout_url" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"idempotency_key" varchar,
  	"fingerprint" varchar,
  	"failure" varchar,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"paid_at" timestamp(3) with time zone,
  	"refunded_cents" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sponsorships" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"status" "enum_sponsorships_status" DEFAULT 'PENDING' NOT NULL,
  	"frequency" "enum_sponsorships_frequency" DEFAULT 'monthly' NOT NULL,
  	"animal_id" uuid,
  	"donor_id" uuid NOT NULL,
  	"plan_id" uuid,
  	"amount_cents" numeric DEFAULT 0 NOT NULL,
  	"tip_cents" numeric DEFAULT 0 NOT NULL,
  	"currency" varchar DEFAULT 'EUR' NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar NOT NULL,
  	"message" varchar,
  	"is_anonymous" boolean DEFAULT false,
  	"newsletter_at" timestamp(3) with time zone,
  	"newsletter_text" varchar,
  	"receipt_wanted" boolean DEFAULT false,
  	"address_line" varchar,
  	"address_postal_code" varchar,
  	"address_city" varchar,
  	"address_country" varchar,
  	"provider" varchar NOT NULL,
  	"account" varchar,
  	"checkout_id" varchar,
  	"checkout_url" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"idempotency_key" varchar,
  	"fingerprint" varchar,
  	"failure" varchar,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"subscription_id" varchar,
  	"next_payment_at" timestamp(3) with time zone,
  	"started_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"end_reason" "enum_sponsorships_end_reason",
  	"card_brand" varchar,
  	"card_last4" varchar,
  	"card_expires_month" numeric,
  	"card_expires_year" numeric,
  	"card_warned" varchar,
  	"choice_until" timestamp(3) with time zone,
  	"former_animal_name" varchar,
  	"was_paused" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"kind" "enum_payments_kind" NOT NULL,
  	"happened_at" timestamp(3) with time zone NOT NULL,
  	"donation_id" uuid,
  	"sponsorship_id" uuid,
  	"animal_id" uuid,
  	"donor_id" uuid NOT NULL,
  	"amount_cents" numeric DEFAULT 0 NOT NULL,
  	"tip_cents" numeric DEFAULT 0 NOT NULL,
  	"currency" varchar DEFAULT 'EUR' NOT NULL,
  	"provider" varchar NOT NULL,
  	"account" varchar,
  	"provider_id" varchar NOT NULL,
  	"entry_key" varchar NOT NULL,
  	"card_brand" varchar,
  	"card_last4" varchar,
  	"card_expires_month" numeric,
  	"card_expires_year" numeric,
  	"by_id" uuid,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reconciliations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid,
  	"kind" "enum_reconciliations_kind" NOT NULL,
  	"provider" varchar NOT NULL,
  	"account" varchar,
  	"provider_id" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"ledger_cents" numeric DEFAULT 0 NOT NULL,
  	"provider_cents" numeric DEFAULT 0 NOT NULL,
  	"first_seen_at" timestamp(3) with time zone NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL,
  	"resolved_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "consents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"kind" "enum_consents_kind" NOT NULL,
  	"decision" "enum_consents_decision" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"email" varchar,
  	"user_id" uuid,
  	"shelter_id" uuid,
  	"text" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"source_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "emails" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"subject" varchar NOT NULL,
  	"status" "enum_emails_status" DEFAULT 'QUEUED' NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"text" varchar,
  	"html" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notifications" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid,
  	"type" "enum_notifications_type" NOT NULL,
  	"title" varchar NOT NULL,
  	"message" varchar,
  	"shelter_id" uuid,
  	"animal_id" uuid,
  	"news_id" uuid,
  	"action_url" varchar,
  	"read_at" timestamp(3) with time zone,
  	"group_key" varchar,
  	"mail" "enum_notifications_mail",
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
  	"task_slug" varchar NOT NULL,
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
  	"task_slug" varchar,
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
  	"news_id" uuid,
  	"pages_id" uuid,
  	"saved_sections_id" uuid,
  	"faq_items_id" uuid,
  	"testimonials_id" uuid,
  	"forms_id" uuid,
  	"form_submissions_id" uuid,
  	"adoption_requests_id" uuid,
  	"certificates_id" uuid,
  	"media_id" uuid,
  	"shelters_id" uuid,
  	"users_id" uuid,
  	"roles_id" uuid,
  	"plans_id" uuid,
  	"supply_requests_id" uuid,
  	"campaigns_id" uuid
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
  
  CREATE TABLE "site_texts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"about_title" varchar,
  	"about_description" varchar,
  	"about_body" varchar,
  	"about_revised_at" timestamp(3) with time zone,
  	"adoption_title" varchar,
  	"adoption_description" varchar,
  	"adoption_body" varchar,
  	"adoption_revised_at" timestamp(3) with time zone,
  	"care_title" varchar,
  	"care_description" varchar,
  	"care_body" varchar,
  	"care_revised_at" timestamp(3) with time zone,
  	"signup_title" varchar,
  	"signup_description" varchar,
  	"signup_body" varchar,
  	"signup_revised_at" timestamp(3) with time zone,
  	"act_title" varchar,
  	"act_description" varchar,
  	"act_body" varchar,
  	"act_revised_at" timestamp(3) with time zone,
  	"contact_title" varchar,
  	"contact_description" varchar,
  	"contact_body" varchar,
  	"contact_revised_at" timestamp(3) with time zone,
  	"faq_title" varchar,
  	"faq_description" varchar,
  	"faq_body" varchar,
  	"faq_revised_at" timestamp(3) with time zone,
  	"legal_title" varchar,
  	"legal_description" varchar,
  	"legal_body" varchar,
  	"legal_revised_at" timestamp(3) with time zone,
  	"privacy_title" varchar,
  	"privacy_description" varchar,
  	"privacy_body" varchar,
  	"privacy_revised_at" timestamp(3) with time zone,
  	"terms_title" varchar,
  	"terms_description" varchar,
  	"terms_body" varchar,
  	"terms_revised_at" timestamp(3) with time zone,
  	"accessibility_title" varchar,
  	"accessibility_description" varchar,
  	"accessibility_body" varchar,
  	"accessibility_revised_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_texts_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_about_title" varchar,
  	"version_about_description" varchar,
  	"version_about_body" varchar,
  	"version_about_revised_at" timestamp(3) with time zone,
  	"version_adoption_title" varchar,
  	"version_adoption_description" varchar,
  	"version_adoption_body" varchar,
  	"version_adoption_revised_at" timestamp(3) with time zone,
  	"version_care_title" varchar,
  	"version_care_description" varchar,
  	"version_care_body" varchar,
  	"version_care_revised_at" timestamp(3) with time zone,
  	"version_signup_title" varchar,
  	"version_signup_description" varchar,
  	"version_signup_body" varchar,
  	"version_signup_revised_at" timestamp(3) with time zone,
  	"version_act_title" varchar,
  	"version_act_description" varchar,
  	"version_act_body" varchar,
  	"version_act_revised_at" timestamp(3) with time zone,
  	"version_contact_title" varchar,
  	"version_contact_description" varchar,
  	"version_contact_body" varchar,
  	"version_contact_revised_at" timestamp(3) with time zone,
  	"version_faq_title" varchar,
  	"version_faq_description" varchar,
  	"version_faq_body" varchar,
  	"version_faq_revised_at" timestamp(3) with time zone,
  	"version_legal_title" varchar,
  	"version_legal_description" varchar,
  	"version_legal_body" varchar,
  	"version_legal_revised_at" timestamp(3) with time zone,
  	"version_privacy_title" varchar,
  	"version_privacy_description" varchar,
  	"version_privacy_body" varchar,
  	"version_privacy_revised_at" timestamp(3) with time zone,
  	"version_terms_title" varchar,
  	"version_terms_description" varchar,
  	"version_terms_body" varchar,
  	"version_terms_revised_at" timestamp(3) with time zone,
  	"version_accessibility_title" varchar,
  	"version_accessibility_description" varchar,
  	"version_accessibility_body" varchar,
  	"version_accessibility_revised_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cache_outbox" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"tags" text[] NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "file_removals" (
  	"key" text PRIMARY KEY NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "job_schedules" (
  	"task" varchar(100) PRIMARY KEY NOT NULL,
  	"slot" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "public_addresses" (
  	"collection" varchar(40) NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"slug" varchar(200) NOT NULL,
  	"document_id" uuid NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "public_addresses_collection_shelter_id_slug_pk" PRIMARY KEY("collection","shelter_id","slug")
  );
  
  CREATE TABLE "rate_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  
  CREATE TABLE "simulated_objects" (
  	"id" varchar(200) PRIMARY KEY NOT NULL,
  	"kind" varchar(20) NOT NULL,
  	"account" varchar(60),
  	"data" jsonb NOT NULL,
  	"happened_at" timestamp with time zone NOT NULL,
  	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
  );
  
  CREATE TABLE "flags" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"about" varchar NOT NULL,
  	"object_id" uuid NOT NULL,
  	"kind" varchar,
  	"words" text,
  	"flagged_by" uuid,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"told_at" timestamp with time zone,
  	"settled_at" timestamp with time zone,
  	"settled_by" uuid,
  	"outcome" varchar
  );
  
  CREATE TABLE "animal_arrivals" (
  	"number" serial PRIMARY KEY NOT NULL,
  	"animal_id" uuid NOT NULL,
  	"listed_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "animal_arrivals_animal_id_unique" UNIQUE("animal_id")
  );
  
  CREATE TABLE "receipt_counters" (
  	"shelter_id" uuid NOT NULL,
  	"year" integer NOT NULL,
  	"last" integer NOT NULL,
  	CONSTRAINT "receipt_counters_shelter_id_year_pk" PRIMARY KEY("shelter_id","year")
  );
  
  CREATE TABLE "receipt_orders" (
  	"payment_id" uuid PRIMARY KEY NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"facts" jsonb NOT NULL,
  	"amount_cents" integer NOT NULL,
  	"reason" varchar(500),
  	"is_closed" boolean DEFAULT false NOT NULL,
  	"is_done" boolean DEFAULT false NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "refund_orders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"payment_id" uuid NOT NULL,
  	"before_cents" integer NOT NULL,
  	"amount_cents" integer NOT NULL,
  	"tip_cents" integer NOT NULL,
  	"reason" varchar(500) NOT NULL,
  	"by_id" uuid,
  	"outcome" varchar(10),
  	"tip_asked_at" timestamp with time zone,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sponsorship_orders" (
  	"sponsorship_id" uuid PRIMARY KEY NOT NULL,
  	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
  	"what" varchar(60) NOT NULL,
  	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notice_choices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	CONSTRAINT "notice_choices_user_id_unique" UNIQUE("user_id")
  );
  
  CREATE TABLE "animal_likes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"animal_id" uuid NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shelter_follows" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "profile_follows" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"followed_id" uuid NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saved_searches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"query" text NOT NULL,
  	"terms" text[] NOT NULL,
  	"cadence" varchar NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"confirmed_at" timestamp with time zone,
  	"paused_at" timestamp with time zone,
  	"after_arrival" integer,
  	"told_at" timestamp with time zone,
  	CONSTRAINT "saved_searches_own" UNIQUE("email","query")
  );
  
  CREATE TABLE "saved_search_rounds" (
  	"cadence" varchar PRIMARY KEY NOT NULL,
  	"arrival" integer NOT NULL,
  	"ran_at" timestamp with time zone
  );
  
  CREATE TABLE "profiles" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"is_public" boolean DEFAULT false NOT NULL,
  	"shown_name" varchar NOT NULL,
  	"text" text DEFAULT '' NOT NULL,
  	"photo_key" varchar,
  	"withdrawn_for" text,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "profiles_user_id_unique" UNIQUE("user_id")
  );
  
  CREATE TABLE "social_shares" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"kind" varchar NOT NULL,
  	"subject_id" uuid NOT NULL,
  	"network" varchar NOT NULL,
  	"shared_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lost_found_matches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"lost_id" uuid,
  	"found_id" uuid,
  	"animal_id" uuid,
  	"score" integer NOT NULL,
  	"is_certain" boolean DEFAULT false NOT NULL,
  	"reasons" jsonb NOT NULL,
  	"state" varchar DEFAULT 'NEW' NOT NULL,
  	"told_at" timestamp with time zone,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "lost_found_matches_pair" UNIQUE NULLS NOT DISTINCT("lost_id","found_id","animal_id")
  );
  
  CREATE TABLE "lost_found_sightings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"report_id" uuid NOT NULL,
  	"day" varchar NOT NULL,
  	"hour" varchar,
  	"commune_name" varchar NOT NULL,
  	"department" varchar NOT NULL,
  	"place_words" varchar,
  	"is_exact" boolean NOT NULL,
  	"shown_lat" double precision NOT NULL,
  	"shown_lng" double precision NOT NULL,
  	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"confirmed_at" timestamp with time zone,
  	"hidden_at" timestamp with time zone,
  	"hidden_by" varchar,
  	"thread_id" uuid
  );
  
  CREATE TABLE "lost_found_watches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"commune_code" varchar NOT NULL,
  	"commune_name" varchar NOT NULL,
  	"lat" double precision NOT NULL,
  	"lng" double precision NOT NULL,
  	"radius_km" integer NOT NULL,
  	"told_at" timestamp with time zone[] DEFAULT '{}' NOT NULL,
  	"told_of" uuid,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "lost_found_watches_user_id_unique" UNIQUE("user_id")
  );
  
  CREATE TABLE "lost_found_alerts" (
  	"report_id" uuid PRIMARY KEY NOT NULL,
  	"told" integer NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "place_claims" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"place_id" uuid NOT NULL,
  	"email" varchar NOT NULL,
  	"user_id" uuid,
  	"state" varchar DEFAULT 'SENT' NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL,
  	"used_at" timestamp with time zone,
  	"decided_at" timestamp with time zone,
  	"decided_by" uuid
  );
  
  CREATE TABLE "place_changes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"place_id" uuid NOT NULL,
  	"user_id" uuid,
  	"kind" varchar NOT NULL,
  	"before" jsonb NOT NULL,
  	"after" jsonb NOT NULL,
  	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"settled_at" timestamp with time zone,
  	"settled_by" uuid,
  	"outcome" varchar
  );
  
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
  	"state_before" varchar,
  	"ended_by_before" varchar,
  	"report_reason" text,
  	"reported_at" timestamp with time zone,
  	"reviewed_at" timestamp with time zone,
  	"also_reason" text,
  	"also_reported_at" timestamp with time zone,
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
  	"once_sent" jsonb,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "relay_messages_once" UNIQUE("side_id","once_key")
  );
  
  CREATE TABLE "abuse_reports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" varchar NOT NULL,
  	"species" varchar NOT NULL,
  	"animals" integer NOT NULL,
  	"description" text NOT NULL,
  	"place" text NOT NULL,
  	"commune" varchar NOT NULL,
  	"commune_code" varchar NOT NULL,
  	"department" varchar NOT NULL,
  	"seen_on" date,
  	"is_ongoing" varchar NOT NULL,
  	"author" text DEFAULT '' NOT NULL,
  	"accused_shelters" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"reporter_name" varchar,
  	"reporter_email" varchar,
  	"reporter_phone" varchar,
  	"may_share" boolean DEFAULT false NOT NULL,
  	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"status" varchar DEFAULT 'RECEIVED' NOT NULL,
  	"outcome" varchar,
  	"is_unread" boolean DEFAULT true NOT NULL,
  	"received_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "abuse_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"report_id" uuid NOT NULL,
  	"kind" varchar NOT NULL,
  	"detail" varchar,
  	"text" text DEFAULT '' NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "abuse_recipients" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"department" varchar NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "abuse_recipients_shelter_department_unique" UNIQUE("shelter_id","department")
  );
  
  CREATE TABLE "abuse_drafts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"typed" jsonb NOT NULL,
  	"errors" jsonb NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "walks" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version" integer DEFAULT 1 NOT NULL,
  	"status" varchar DEFAULT 'DRAFT' NOT NULL,
  	"created_by" uuid,
  	"shelter_id" uuid,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"difficulty" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"distance" integer NOT NULL,
  	"duration" integer,
  	"elevation" integer,
  	"overridden" text[] DEFAULT '{}' NOT NULL,
  	"start_lat" double precision,
  	"start_lng" double precision,
  	"start_address" varchar,
  	"end_lat" double precision,
  	"end_lng" double precision,
  	"end_address" varchar,
  	"price_cents" integer,
  	"short_description" text,
  	"long_description" text,
  	"tags" text[] DEFAULT '{}' NOT NULL,
  	"is_accessible" boolean DEFAULT false NOT NULL,
  	"allowed_animals" text[] DEFAULT '{}' NOT NULL,
  	"has_parking_nearby" boolean DEFAULT false NOT NULL,
  	"has_restrooms" boolean DEFAULT false NOT NULL,
  	"best_seasons" text[] DEFAULT '{}' NOT NULL,
  	"region" varchar,
  	"department" varchar,
  	"city" varchar,
  	"postal_code" varchar,
  	"cover_key" varchar,
  	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"dog_rule" varchar,
  	"dog_rule_note" varchar,
  	"track" jsonb,
  	"words" text GENERATED ALWAYS AS (plain_text(coalesce(name, '') || ' ' || coalesce(city, '') || ' ' || coalesce(region, '') || ' ' || coalesce(plain_list(tags), ''))) STORED,
  	"last_verified_at" timestamp with time zone,
  	"submitted_at" timestamp with time zone,
  	"published_at" timestamp with time zone,
  	"rejected_reason" text,
  	"changed_at" timestamp with time zone,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "walks_slug_unique" UNIQUE("slug")
  );
  
  CREATE TABLE "walk_waypoints" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"walk_id" uuid NOT NULL,
  	"position" integer NOT NULL,
  	"types" text[] NOT NULL,
  	"latitude" double precision,
  	"longitude" double precision,
  	"name" varchar DEFAULT '' NOT NULL,
  	"description" text,
  	"is_optional" boolean DEFAULT false NOT NULL,
  	"minutes" integer,
  	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL
  );
  
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
  
  CREATE TABLE "supply_responses" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version" integer DEFAULT 1 NOT NULL,
  	"request_id" uuid NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"user_id" uuid,
  	"quantity_donated" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"message" text,
  	"status" varchar DEFAULT 'PENDING' NOT NULL,
  	"rejected_reason" text,
  	"responded_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"decided_at" timestamp with time zone,
  	"is_archived" boolean DEFAULT false NOT NULL,
  	"archived_at" timestamp with time zone
  );
  
  CREATE TABLE "supply_progress" (
  	"request_id" uuid PRIMARY KEY NOT NULL,
  	"secured" integer DEFAULT 0 NOT NULL,
  	"waiting" integer DEFAULT 0 NOT NULL,
  	"answers" integer DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "campaign_thanks" (
  	"donation_id" uuid PRIMARY KEY NOT NULL,
  	"campaign_id" uuid NOT NULL,
  	"name" varchar(40) NOT NULL,
  	"shows_amount" boolean DEFAULT false NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "volunteer_missions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"slug" varchar NOT NULL,
  	"status" varchar DEFAULT 'OPEN' NOT NULL,
  	"version" integer DEFAULT 1 NOT NULL,
  	"title" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"rhythm" varchar NOT NULL,
  	"skills" text[] DEFAULT '{}' NOT NULL,
  	"min_age" integer,
  	"description" text NOT NULL,
  	"place_words" varchar,
  	"commune_code" varchar NOT NULL,
  	"commune_name" varchar NOT NULL,
  	"department" varchar NOT NULL,
  	"lat" double precision NOT NULL,
  	"lng" double precision NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "volunteer_missions_slug_unique" UNIQUE("slug")
  );
  
  CREATE TABLE "volunteer_applications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"mission_id" uuid NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"age" integer NOT NULL,
  	"parent_name" varchar,
  	"parent_agrees" boolean DEFAULT false NOT NULL,
  	"availability" text,
  	"message" text,
  	"status" varchar DEFAULT 'PENDING' NOT NULL,
  	"answer" text,
  	"decided_at" timestamp with time zone,
  	"decided_by" uuid,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "volunteers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"application_id" uuid,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"age" integer,
  	"age_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"since" timestamp with time zone DEFAULT now() NOT NULL,
  	"ended_at" timestamp with time zone,
  	"ended_reason" text,
  	"ended_by" uuid
  );
  
  CREATE TABLE "volunteer_slots" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"mission_id" uuid NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"starts_at" timestamp with time zone NOT NULL,
  	"minutes" integer NOT NULL,
  	"places" integer NOT NULL,
  	"note" text,
  	"cancelled_at" timestamp with time zone,
  	"cancel_reason" text,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "volunteer_shifts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slot_id" uuid NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"reminded_at" timestamp with time zone,
  	"declared_minutes" integer,
  	"declared_at" timestamp with time zone,
  	"attendance" varchar,
  	"validated_minutes" integer,
  	"validated_at" timestamp with time zone,
  	"validated_by" uuid
  );
  
  CREATE TABLE "volunteer_calendars" (
  	"user_id" uuid PRIMARY KEY NOT NULL,
  	"secret" varchar NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "volunteer_calendars_secret_unique" UNIQUE("secret")
  );
  
  CREATE TABLE "badges" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version" integer DEFAULT 1 NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"icon_url" text,
  	"rarity" varchar NOT NULL,
  	"criteria_type" varchar NOT NULL,
  	"criteria_value" integer NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "user_badges" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"badge_id" uuid NOT NULL,
  	"current_value" integer DEFAULT 0 NOT NULL,
  	"unlocked_at" timestamp with time zone,
  	"forced" varchar,
  	"forced_by" uuid,
  	"forced_at" timestamp with time zone,
  	"is_equipped" boolean DEFAULT false NOT NULL
  );
  
  CREATE TABLE "badge_admin_terms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"shelter_id" uuid NOT NULL,
  	"since" date NOT NULL
  );
  
  CREATE TABLE "badge_touches" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL
  );
  
  CREATE TABLE "data_archives" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"file_key" varchar(200) NOT NULL,
  	"state" varchar(10) DEFAULT 'MAKING' NOT NULL,
  	"files_done" integer DEFAULT 0 NOT NULL,
  	"files_total" integer,
  	"bytes" bigint,
  	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp with time zone
  );
  
  ALTER TABLE "animals" ADD CONSTRAINT "animals_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "animals_rels" ADD CONSTRAINT "animals_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "animals_rels" ADD CONSTRAINT "animals_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_animals_v" ADD CONSTRAINT "_animals_v_parent_id_animals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_animals_v" ADD CONSTRAINT "_animals_v_version_shelter_id_shelters_id_fk" FOREIGN KEY ("version_shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_animals_v_rels" ADD CONSTRAINT "_animals_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_animals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_animals_v_rels" ADD CONSTRAINT "_animals_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_cover_image_id_media_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_last_modified_by_id_users_id_fk" FOREIGN KEY ("last_modified_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_texts" ADD CONSTRAINT "news_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_shelter_id_shelters_id_fk" FOREIGN KEY ("version_shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_cover_image_id_media_id_fk" FOREIGN KEY ("version_cover_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_last_modified_by_id_users_id_fk" FOREIGN KEY ("version_last_modified_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_texts" ADD CONSTRAINT "_news_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_social_image_id_media_id_fk" FOREIGN KEY ("social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_animals_fk" FOREIGN KEY ("animals_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_shelter_id_shelters_id_fk" FOREIGN KEY ("version_shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_social_image_id_media_id_fk" FOREIGN KEY ("version_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_animals_fk" FOREIGN KEY ("animals_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saved_sections" ADD CONSTRAINT "saved_sections_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_sections_rels" ADD CONSTRAINT "saved_sections_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."saved_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "saved_sections_rels" ADD CONSTRAINT "saved_sections_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_items" ADD CONSTRAINT "faq_items_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "adoption_requests" ADD CONSTRAINT "adoption_requests_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "adoption_requests" ADD CONSTRAINT "adoption_requests_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "adoption_requests" ADD CONSTRAINT "adoption_requests_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "adoption_requests" ADD CONSTRAINT "adoption_requests_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "adoption_requests" ADD CONSTRAINT "adoption_requests_applicant_user_id_users_id_fk" FOREIGN KEY ("applicant_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "adoption_requests" ADD CONSTRAINT "adoption_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_request_id_adoption_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."adoption_requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "receipts" ADD CONSTRAINT "receipts_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "receipts" ADD CONSTRAINT "receipts_replaces_id_receipts_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."receipts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "receipts" ADD CONSTRAINT "receipts_replaced_by_id_receipts_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."receipts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shelters_opening_hours" ADD CONSTRAINT "shelters_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shelters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shelters_opening_exceptions_periods" ADD CONSTRAINT "shelters_opening_exceptions_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shelters_opening_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shelters_opening_exceptions" ADD CONSTRAINT "shelters_opening_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shelters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shelters" ADD CONSTRAINT "shelters_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shelters_rels" ADD CONSTRAINT "shelters_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shelters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "shelters_rels" ADD CONSTRAINT "shelters_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shelters_v_version_opening_hours" ADD CONSTRAINT "_shelters_v_version_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shelters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shelters_v_version_opening_exceptions_periods" ADD CONSTRAINT "_shelters_v_version_opening_exceptions_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shelters_v_version_opening_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shelters_v_version_opening_exceptions" ADD CONSTRAINT "_shelters_v_version_opening_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shelters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shelters_v" ADD CONSTRAINT "_shelters_v_parent_id_shelters_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shelters_v" ADD CONSTRAINT "_shelters_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shelters_v_rels" ADD CONSTRAINT "_shelters_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_shelters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shelters_v_rels" ADD CONSTRAINT "_shelters_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_memberships" ADD CONSTRAINT "users_memberships_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_memberships" ADD CONSTRAINT "users_memberships_title_id_roles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."roles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_memberships" ADD CONSTRAINT "users_memberships_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_memberships" ADD CONSTRAINT "users_memberships_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "roles" ADD CONSTRAINT "roles_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "plans" ADD CONSTRAINT "plans_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "plans" ADD CONSTRAINT "plans_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_requester_user_id_users_id_fk" FOREIGN KEY ("requester_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_comments" ADD CONSTRAINT "ticket_comments_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_comments" ADD CONSTRAINT "ticket_comments_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_comments" ADD CONSTRAINT "ticket_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lost_found_reports" ADD CONSTRAINT "lost_found_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lost_found_reports" ADD CONSTRAINT "lost_found_reports_taken_by_id_shelters_id_fk" FOREIGN KEY ("taken_by_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lost_found_reports" ADD CONSTRAINT "lost_found_reports_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "places" ADD CONSTRAINT "places_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "places" ADD CONSTRAINT "places_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "supply_requests" ADD CONSTRAINT "supply_requests_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "supply_requests" ADD CONSTRAINT "supply_requests_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaigns_rels" ADD CONSTRAINT "campaigns_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_rels" ADD CONSTRAINT "campaigns_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements" ADD CONSTRAINT "announcements_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "announcements" ADD CONSTRAINT "announcements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "donors" ADD CONSTRAINT "donors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "donations" ADD CONSTRAINT "donations_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "donations" ADD CONSTRAINT "donations_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "donations" ADD CONSTRAINT "donations_donor_id_donors_id_fk" FOREIGN KEY ("donor_id") REFERENCES "public"."donors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "donations" ADD CONSTRAINT "donations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_donor_id_donors_id_fk" FOREIGN KEY ("donor_id") REFERENCES "public"."donors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_sponsorship_id_sponsorships_id_fk" FOREIGN KEY ("sponsorship_id") REFERENCES "public"."sponsorships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_donor_id_donors_id_fk" FOREIGN KEY ("donor_id") REFERENCES "public"."donors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_shelter_id_shelters_id_fk" FOREIGN KEY ("shelter_id") REFERENCES "public"."shelters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_animals_fk" FOREIGN KEY ("animals_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_sections_fk" FOREIGN KEY ("saved_sections_id") REFERENCES "public"."saved_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_items_fk" FOREIGN KEY ("faq_items_id") REFERENCES "public"."faq_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_submissions_fk" FOREIGN KEY ("form_submissions_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_adoption_requests_fk" FOREIGN KEY ("adoption_requests_id") REFERENCES "public"."adoption_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shelters_fk" FOREIGN KEY ("shelters_id") REFERENCES "public"."shelters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_roles_fk" FOREIGN KEY ("roles_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plans_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_supply_requests_fk" FOREIGN KEY ("supply_requests_id") REFERENCES "public"."supply_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "relay_sides" ADD CONSTRAINT "relay_sides_thread_id_relay_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."relay_threads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "relay_messages" ADD CONSTRAINT "relay_messages_thread_id_relay_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."relay_threads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "relay_messages" ADD CONSTRAINT "relay_messages_side_id_relay_sides_id_fk" FOREIGN KEY ("side_id") REFERENCES "public"."relay_sides"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "animals_shelter_idx" ON "animals" USING btree ("shelter_id");
  CREATE INDEX "animals_id_number_idx" ON "animals" USING btree ("id_number");
  CREATE UNIQUE INDEX "animals_idempotency_key_idx" ON "animals" USING btree ("idempotency_key");
  CREATE INDEX "animals_updated_at_idx" ON "animals" USING btree ("updated_at");
  CREATE INDEX "animals_created_at_idx" ON "animals" USING btree ("created_at");
  CREATE INDEX "animals_deleted_at_idx" ON "animals" USING btree ("deleted_at");
  CREATE INDEX "shelter_status_createdAt_idx" ON "animals" USING btree ("shelter_id","status","created_at");
  CREATE INDEX "isVisible_status_createdAt_idx" ON "animals" USING btree ("is_visible","status","created_at");
  CREATE INDEX "isSos_createdAt_idx" ON "animals" USING btree ("is_sos","created_at");
  CREATE INDEX "species_createdAt_idx" ON "animals" USING btree ("species","created_at");
  CREATE INDEX "animals_catalogue_idx" ON "animals" USING btree ("shelter_id","status","species","sex","is_sos","is_reserved","is_adopted","foster_wanted","birth_date","weight","energy_level","sociability_dogs","sociability_cats","sociability_kids","needs_garden","can_live_apartment","arrival_date","created_at","id") WHERE is_visible and deleted_at is null;
  CREATE INDEX "animals_breeds_idx" ON "animals" USING btree ("species","breed","shelter_id") WHERE is_visible and deleted_at is null and status = 'AT_SHELTER' and breed is not null;
  CREATE INDEX "animals_words_idx" ON "animals" USING gin (plain_text(coalesce(name, '') || ' ' || coalesce(breed, '') || ' ' || coalesce(color, '')) gin_trgm_ops);
  CREATE INDEX "animals_rels_order_idx" ON "animals_rels" USING btree ("order");
  CREATE INDEX "animals_rels_parent_idx" ON "animals_rels" USING btree ("parent_id");
  CREATE INDEX "animals_rels_path_idx" ON "animals_rels" USING btree ("path");
  CREATE INDEX "animals_rels_media_id_idx" ON "animals_rels" USING btree ("media_id");
  CREATE INDEX "_animals_v_parent_idx" ON "_animals_v" USING btree ("parent_id");
  CREATE INDEX "_animals_v_version_version_shelter_idx" ON "_animals_v" USING btree ("version_shelter_id");
  CREATE INDEX "_animals_v_version_version_id_number_idx" ON "_animals_v" USING btree ("version_id_number");
  CREATE INDEX "_animals_v_version_version_idempotency_key_idx" ON "_animals_v" USING btree ("version_idempotency_key");
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
  CREATE INDEX "news_shelter_idx" ON "news" USING btree ("shelter_id");
  CREATE INDEX "news_cover_image_idx" ON "news" USING btree ("cover_image_id");
  CREATE INDEX "news_event_event_starts_at_idx" ON "news" USING btree ("event_starts_at");
  CREATE INDEX "news_scheduled_at_idx" ON "news" USING btree ("scheduled_at");
  CREATE INDEX "news_slug_idx" ON "news" USING btree ("slug");
  CREATE INDEX "news_created_by_idx" ON "news" USING btree ("created_by_id");
  CREATE INDEX "news_last_modified_by_idx" ON "news" USING btree ("last_modified_by_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "shelter_isPinned_publishedAt_idx" ON "news" USING btree ("shelter_id","is_pinned","published_at");
  CREATE INDEX "shelter_createdAt_idx" ON "news" USING btree ("shelter_id","created_at");
  CREATE INDEX "status_scheduledAt_idx" ON "news" USING btree ("status","scheduled_at");
  CREATE UNIQUE INDEX "news_address_unique" ON "news" USING btree ("shelter_id","slug") WHERE deleted_at is null;
  CREATE INDEX "news_texts_order_parent" ON "news_texts" USING btree ("order","parent_id");
  CREATE INDEX "news_rels_order_idx" ON "news_rels" USING btree ("order");
  CREATE INDEX "news_rels_parent_idx" ON "news_rels" USING btree ("parent_id");
  CREATE INDEX "news_rels_path_idx" ON "news_rels" USING btree ("path");
  CREATE INDEX "news_rels_media_id_idx" ON "news_rels" USING btree ("media_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_shelter_idx" ON "_news_v" USING btree ("version_shelter_id");
  CREATE INDEX "_news_v_version_version_cover_image_idx" ON "_news_v" USING btree ("version_cover_image_id");
  CREATE INDEX "_news_v_version_event_version_event_starts_at_idx" ON "_news_v" USING btree ("version_event_starts_at");
  CREATE INDEX "_news_v_version_version_scheduled_at_idx" ON "_news_v" USING btree ("version_scheduled_at");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v" USING btree ("version_slug");
  CREATE INDEX "_news_v_version_version_created_by_idx" ON "_news_v" USING btree ("version_created_by_id");
  CREATE INDEX "_news_v_version_version_last_modified_by_idx" ON "_news_v" USING btree ("version_last_modified_by_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "version_shelter_version_isPinned_version_publishedAt_idx" ON "_news_v" USING btree ("version_shelter_id","version_is_pinned","version_published_at");
  CREATE INDEX "version_shelter_version_createdAt_idx" ON "_news_v" USING btree ("version_shelter_id","version_created_at");
  CREATE INDEX "version_status_version_scheduledAt_idx" ON "_news_v" USING btree ("version_status","version_scheduled_at");
  CREATE INDEX "_news_v_texts_order_parent" ON "_news_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_media_id_idx" ON "_news_v_rels" USING btree ("media_id");
  CREATE INDEX "pages_shelter_idx" ON "pages" USING btree ("shelter_id");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_social_image_idx" ON "pages" USING btree ("social_image_id");
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
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_social_image_idx" ON "_pages_v" USING btree ("version_social_image_id");
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
  CREATE INDEX "saved_sections_shelter_idx" ON "saved_sections" USING btree ("shelter_id");
  CREATE INDEX "saved_sections_updated_at_idx" ON "saved_sections" USING btree ("updated_at");
  CREATE INDEX "saved_sections_created_at_idx" ON "saved_sections" USING btree ("created_at");
  CREATE INDEX "shelter_name_idx" ON "saved_sections" USING btree ("shelter_id","name");
  CREATE INDEX "saved_sections_rels_order_idx" ON "saved_sections_rels" USING btree ("order");
  CREATE INDEX "saved_sections_rels_parent_idx" ON "saved_sections_rels" USING btree ("parent_id");
  CREATE INDEX "saved_sections_rels_path_idx" ON "saved_sections_rels" USING btree ("path");
  CREATE INDEX "saved_sections_rels_media_id_idx" ON "saved_sections_rels" USING btree ("media_id");
  CREATE INDEX "faq_items_shelter_idx" ON "faq_items" USING btree ("shelter_id");
  CREATE INDEX "faq_items_updated_at_idx" ON "faq_items" USING btree ("updated_at");
  CREATE INDEX "faq_items_created_at_idx" ON "faq_items" USING btree ("created_at");
  CREATE INDEX "faq_items_deleted_at_idx" ON "faq_items" USING btree ("deleted_at");
  CREATE INDEX "shelter_order_idx" ON "faq_items" USING btree ("shelter_id","order");
  CREATE INDEX "testimonials_shelter_idx" ON "testimonials" USING btree ("shelter_id");
  CREATE INDEX "testimonials_animal_idx" ON "testimonials" USING btree ("animal_id");
  CREATE INDEX "testimonials_photo_idx" ON "testimonials" USING btree ("photo_id");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "shelter_order_1_idx" ON "testimonials" USING btree ("shelter_id","order");
  CREATE INDEX "forms_shelter_idx" ON "forms" USING btree ("shelter_id");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");
  CREATE INDEX "shelter_isActive_type_idx" ON "forms" USING btree ("shelter_id","is_active","type");
  CREATE INDEX "shelter_createdAt_1_idx" ON "forms" USING btree ("shelter_id","created_at");
  CREATE INDEX "form_submissions_shelter_idx" ON "form_submissions" USING btree ("shelter_id");
  CREATE INDEX "form_submissions_assignee_idx" ON "form_submissions" USING btree ("assignee_id");
  CREATE INDEX "form_submissions_form_idx" ON "form_submissions" USING btree ("form_id");
  CREATE INDEX "form_submissions_animal_idx" ON "form_submissions" USING btree ("animal_id");
  CREATE INDEX "form_submissions_sender_email_idx" ON "form_submissions" USING btree ("sender_email");
  CREATE INDEX "form_submissions_user_idx" ON "form_submissions" USING btree ("user_id");
  CREATE INDEX "form_submissions_created_at_idx" ON "form_submissions" USING btree ("created_at");
  CREATE INDEX "form_submissions_fingerprint_idx" ON "form_submissions" USING btree ("fingerprint");
  CREATE INDEX "form_submissions_updated_at_idx" ON "form_submissions" USING btree ("updated_at");
  CREATE INDEX "shelter_createdAt_2_idx" ON "form_submissions" USING btree ("shelter_id","created_at");
  CREATE INDEX "shelter_status_createdAt_1_idx" ON "form_submissions" USING btree ("shelter_id","status","created_at");
  CREATE INDEX "shelter_form_createdAt_idx" ON "form_submissions" USING btree ("shelter_id","form_id","created_at");
  CREATE INDEX "form_submissions_words_idx" ON "form_submissions" USING gin (plain_text(coalesce(search_text, '')) gin_trgm_ops);
  CREATE INDEX "form_submissions_names_idx" ON "form_submissions" USING btree ("shelter_id",plain_text(coalesce(sender_name, '')),"id");
  CREATE INDEX "adoption_requests_shelter_idx" ON "adoption_requests" USING btree ("shelter_id");
  CREATE INDEX "adoption_requests_animal_idx" ON "adoption_requests" USING btree ("animal_id");
  CREATE INDEX "adoption_requests_plan_idx" ON "adoption_requests" USING btree ("plan_id");
  CREATE INDEX "adoption_requests_submission_idx" ON "adoption_requests" USING btree ("submission_id");
  CREATE INDEX "adoption_requests_applicant_applicant_email_idx" ON "adoption_requests" USING btree ("applicant_email");
  CREATE INDEX "adoption_requests_applicant_applicant_user_idx" ON "adoption_requests" USING btree ("applicant_user_id");
  CREATE INDEX "adoption_requests_assignee_idx" ON "adoption_requests" USING btree ("assignee_id");
  CREATE INDEX "adoption_requests_meeting_at_idx" ON "adoption_requests" USING btree ("meeting_at");
  CREATE UNIQUE INDEX "adoption_requests_open_key_idx" ON "adoption_requests" USING btree ("open_key");
  CREATE INDEX "adoption_requests_updated_at_idx" ON "adoption_requests" USING btree ("updated_at");
  CREATE INDEX "adoption_requests_created_at_idx" ON "adoption_requests" USING btree ("created_at");
  CREATE INDEX "shelter_status_createdAt_2_idx" ON "adoption_requests" USING btree ("shelter_id","status","created_at");
  CREATE INDEX "animal_status_idx" ON "adoption_requests" USING btree ("animal_id","status");
  CREATE INDEX "certificates_shelter_idx" ON "certificates" USING btree ("shelter_id");
  CREATE UNIQUE INDEX "certificates_request_idx" ON "certificates" USING btree ("request_id");
  CREATE INDEX "certificates_animal_idx" ON "certificates" USING btree ("animal_id");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  CREATE INDEX "receipts_shelter_idx" ON "receipts" USING btree ("shelter_id");
  CREATE INDEX "receipts_payment_idx" ON "receipts" USING btree ("payment_id");
  CREATE INDEX "receipts_replaces_idx" ON "receipts" USING btree ("replaces_id");
  CREATE INDEX "receipts_replaced_by_idx" ON "receipts" USING btree ("replaced_by_id");
  CREATE INDEX "receipts_donor_key_idx" ON "receipts" USING btree ("donor_key");
  CREATE INDEX "receipts_updated_at_idx" ON "receipts" USING btree ("updated_at");
  CREATE INDEX "receipts_created_at_idx" ON "receipts" USING btree ("created_at");
  CREATE UNIQUE INDEX "shelter_year_number_idx" ON "receipts" USING btree ("shelter_id","year","number");
  CREATE INDEX "shelter_year_status_idx" ON "receipts" USING btree ("shelter_id","year","status");
  CREATE UNIQUE INDEX "receipts_one_valid_idx" ON "receipts" USING btree ("payment_id") WHERE status = 'ISSUED';
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
  CREATE INDEX "shelter_createdAt_3_idx" ON "media" USING btree ("shelter_id","created_at");
  CREATE INDEX "shelter_title_idx" ON "media" USING btree ("shelter_id","title");
  CREATE INDEX "shelter_sha256_idx" ON "media" USING btree ("shelter_id","sha256");
  CREATE INDEX "media_words_idx" ON "media" USING gin (plain_text(coalesce(title, '') || ' ' || coalesce(alt, '') || ' ' || coalesce(description, '')) gin_trgm_ops);
  CREATE INDEX "media_titles_idx" ON "media" USING btree ("shelter_id",plain_text(coalesce(title, '')));
  CREATE INDEX "shelters_opening_hours_order_idx" ON "shelters_opening_hours" USING btree ("_order");
  CREATE INDEX "shelters_opening_hours_parent_id_idx" ON "shelters_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "shelters_opening_exceptions_periods_order_idx" ON "shelters_opening_exceptions_periods" USING btree ("_order");
  CREATE INDEX "shelters_opening_exceptions_periods_parent_id_idx" ON "shelters_opening_exceptions_periods" USING btree ("_parent_id");
  CREATE INDEX "shelters_opening_exceptions_order_idx" ON "shelters_opening_exceptions" USING btree ("_order");
  CREATE INDEX "shelters_opening_exceptions_parent_id_idx" ON "shelters_opening_exceptions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "shelters_slug_idx" ON "shelters" USING btree ("slug");
  CREATE INDEX "shelters_logo_idx" ON "shelters" USING btree ("logo_id");
  CREATE INDEX "shelters_location_location_postal_code_idx" ON "shelters" USING btree ("location_postal_code");
  CREATE UNIQUE INDEX "shelters_stripe_account_id_idx" ON "shelters" USING btree ("stripe_account_id");
  CREATE INDEX "shelters_updated_at_idx" ON "shelters" USING btree ("updated_at");
  CREATE INDEX "shelters_created_at_idx" ON "shelters" USING btree ("created_at");
  CREATE INDEX "status_name_idx" ON "shelters" USING btree ("status","name");
  CREATE INDEX "location_lat_location_lng_idx" ON "shelters" USING btree ("location_lat","location_lng");
  CREATE INDEX "shelters_words_idx" ON "shelters" USING gin (plain_text(coalesce(name, '') || ' ' || coalesce(location_city, '')) gin_trgm_ops);
  CREATE INDEX "shelters_rels_order_idx" ON "shelters_rels" USING btree ("order");
  CREATE INDEX "shelters_rels_parent_idx" ON "shelters_rels" USING btree ("parent_id");
  CREATE INDEX "shelters_rels_path_idx" ON "shelters_rels" USING btree ("path");
  CREATE INDEX "shelters_rels_media_id_idx" ON "shelters_rels" USING btree ("media_id");
  CREATE INDEX "_shelters_v_version_opening_hours_order_idx" ON "_shelters_v_version_opening_hours" USING btree ("_order");
  CREATE INDEX "_shelters_v_version_opening_hours_parent_id_idx" ON "_shelters_v_version_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "_shelters_v_version_opening_exceptions_periods_order_idx" ON "_shelters_v_version_opening_exceptions_periods" USING btree ("_order");
  CREATE INDEX "_shelters_v_version_opening_exceptions_periods_parent_id_idx" ON "_shelters_v_version_opening_exceptions_periods" USING btree ("_parent_id");
  CREATE INDEX "_shelters_v_version_opening_exceptions_order_idx" ON "_shelters_v_version_opening_exceptions" USING btree ("_order");
  CREATE INDEX "_shelters_v_version_opening_exceptions_parent_id_idx" ON "_shelters_v_version_opening_exceptions" USING btree ("_parent_id");
  CREATE INDEX "_shelters_v_parent_idx" ON "_shelters_v" USING btree ("parent_id");
  CREATE INDEX "_shelters_v_version_version_slug_idx" ON "_shelters_v" USING btree ("version_slug");
  CREATE INDEX "_shelters_v_version_version_logo_idx" ON "_shelters_v" USING btree ("version_logo_id");
  CREATE INDEX "_shelters_v_version_location_version_location_postal_cod_idx" ON "_shelters_v" USING btree ("version_location_postal_code");
  CREATE INDEX "_shelters_v_version_version_stripe_account_id_idx" ON "_shelters_v" USING btree ("version_stripe_account_id");
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
  CREATE INDEX "users_memberships_title_idx" ON "users_memberships" USING btree ("title_id");
  CREATE INDEX "users_memberships_photo_idx" ON "users_memberships" USING btree ("photo_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "users_unconfirmed_idx" ON "users" USING btree ("id") WHERE email_verified is null;
  CREATE INDEX "roles_shelter_idx" ON "roles" USING btree ("shelter_id");
  CREATE INDEX "roles_updated_at_idx" ON "roles" USING btree ("updated_at");
  CREATE INDEX "roles_created_at_idx" ON "roles" USING btree ("created_at");
  CREATE INDEX "roles_deleted_at_idx" ON "roles" USING btree ("deleted_at");
  CREATE INDEX "shelter_name_1_idx" ON "roles" USING btree ("shelter_id","name");
  CREATE INDEX "plans_shelter_idx" ON "plans" USING btree ("shelter_id");
  CREATE INDEX "plans_form_idx" ON "plans" USING btree ("form_id");
  CREATE INDEX "plans_updated_at_idx" ON "plans" USING btree ("updated_at");
  CREATE INDEX "plans_created_at_idx" ON "plans" USING btree ("created_at");
  CREATE INDEX "plans_deleted_at_idx" ON "plans" USING btree ("deleted_at");
  CREATE INDEX "shelter_type_species_ageMinMonths_idx" ON "plans" USING btree ("shelter_id","type","species","age_min_months");
  CREATE INDEX "tickets_shelter_idx" ON "tickets" USING btree ("shelter_id");
  CREATE INDEX "tickets_requester_requester_user_idx" ON "tickets" USING btree ("requester_user_id");
  CREATE INDEX "tickets_assignee_idx" ON "tickets" USING btree ("assignee_id");
  CREATE INDEX "tickets_animal_idx" ON "tickets" USING btree ("animal_id");
  CREATE INDEX "tickets_submission_idx" ON "tickets" USING btree ("submission_id");
  CREATE INDEX "tickets_updated_at_idx" ON "tickets" USING btree ("updated_at");
  CREATE INDEX "tickets_created_at_idx" ON "tickets" USING btree ("created_at");
  CREATE UNIQUE INDEX "shelter_number_idx" ON "tickets" USING btree ("shelter_id","number");
  CREATE INDEX "shelter_status_lastActivityAt_idx" ON "tickets" USING btree ("shelter_id","status","last_activity_at");
  CREATE INDEX "ticket_comments_shelter_idx" ON "ticket_comments" USING btree ("shelter_id");
  CREATE INDEX "ticket_comments_ticket_idx" ON "ticket_comments" USING btree ("ticket_id");
  CREATE INDEX "ticket_comments_author_idx" ON "ticket_comments" USING btree ("author_id");
  CREATE INDEX "ticket_comments_updated_at_idx" ON "ticket_comments" USING btree ("updated_at");
  CREATE INDEX "ticket_comments_created_at_idx" ON "ticket_comments" USING btree ("created_at");
  CREATE INDEX "ticket_createdAt_idx" ON "ticket_comments" USING btree ("ticket_id","created_at");
  CREATE INDEX "lost_found_reports_user_idx" ON "lost_found_reports" USING btree ("user_id");
  CREATE INDEX "lost_found_reports_taken_by_idx" ON "lost_found_reports" USING btree ("taken_by_id");
  CREATE INDEX "lost_found_reports_animal_idx" ON "lost_found_reports" USING btree ("animal_id");
  CREATE INDEX "lost_found_reports_updated_at_idx" ON "lost_found_reports" USING btree ("updated_at");
  CREATE INDEX "lost_found_reports_created_at_idx" ON "lost_found_reports" USING btree ("created_at");
  CREATE INDEX "lost_found_list_idx" ON "lost_found_reports" USING btree ("kind","day","id") WHERE confirmed_at is not null and hidden_at is null and status in ('OPEN', 'MATCHED');
  CREATE INDEX "lost_found_place_idx" ON "lost_found_reports" USING btree ("kind","shown_lat","shown_lng") WHERE confirmed_at is not null and hidden_at is null and status in ('OPEN', 'MATCHED');
  CREATE INDEX "lost_found_email_idx" ON "lost_found_reports" USING btree (lower(email));
  CREATE INDEX "lost_found_expires_idx" ON "lost_found_reports" USING btree ("expires_at") WHERE confirmed_at is not null and hidden_at is null and status in ('OPEN', 'MATCHED');
  CREATE INDEX "lost_found_ended_idx" ON "lost_found_reports" USING btree ("ended_at");
  CREATE INDEX "lost_found_waiting_idx" ON "lost_found_reports" USING btree ("created_at") WHERE confirmed_at is null;
  CREATE UNIQUE INDEX "places_slug_idx" ON "places" USING btree ("slug");
  CREATE INDEX "places_created_by_idx" ON "places" USING btree ("created_by_id");
  CREATE INDEX "places_owner_idx" ON "places" USING btree ("owner_id");
  CREATE UNIQUE INDEX "places_import_key_idx" ON "places" USING btree ("import_key");
  CREATE INDEX "places_updated_at_idx" ON "places" USING btree ("updated_at");
  CREATE INDEX "places_created_at_idx" ON "places" USING btree ("created_at");
  CREATE INDEX "places_list_idx" ON "places" USING btree ("published_at","id") WHERE status = 'PUBLISHED';
  CREATE INDEX "places_place_idx" ON "places" USING btree ("lat","lng") WHERE status = 'PUBLISHED';
  CREATE INDEX "places_department_idx" ON "places" USING btree ("department","kind") WHERE status = 'PUBLISHED';
  CREATE INDEX "places_waiting_idx" ON "places" USING btree ("created_at") WHERE status <> 'PUBLISHED';
  CREATE INDEX "places_email_idx" ON "places" USING btree (lower(email));
  CREATE INDEX "places_commune_idx" ON "places" USING btree ("commune_code");
  CREATE INDEX "places_import_idx" ON "places" USING btree (split_part(import_key, ':', 2)) WHERE import_key is not null;
  CREATE INDEX "supply_requests_shelter_idx" ON "supply_requests" USING btree ("shelter_id");
  CREATE INDEX "supply_requests_picture_idx" ON "supply_requests" USING btree ("picture_id");
  CREATE INDEX "supply_requests_deleted_at_idx" ON "supply_requests" USING btree ("deleted_at");
  CREATE INDEX "supply_requests_list_idx" ON "supply_requests" USING btree ((urgency = 'URGENT') desc,created_at desc,id);
  CREATE INDEX "supply_requests_words_idx" ON "supply_requests" USING gin (plain_text(coalesce(title, '') || ' ' || coalesce(description, '')) gin_trgm_ops);
  CREATE INDEX "campaigns_shelter_idx" ON "campaigns" USING btree ("shelter_id");
  CREATE UNIQUE INDEX "campaigns_slug_idx" ON "campaigns" USING btree ("slug");
  CREATE INDEX "campaigns_deleted_at_idx" ON "campaigns" USING btree ("deleted_at");
  CREATE INDEX "campaigns_list_idx" ON "campaigns" USING btree (status,created_at desc,id);
  CREATE INDEX "campaigns_words_idx" ON "campaigns" USING gin (plain_text(coalesce(title, '') || ' ' || coalesce(summary, '') || ' ' || coalesce(story, '')) gin_trgm_ops);
  CREATE INDEX "campaigns_rels_order_idx" ON "campaigns_rels" USING btree ("order");
  CREATE INDEX "campaigns_rels_parent_idx" ON "campaigns_rels" USING btree ("parent_id");
  CREATE INDEX "campaigns_rels_path_idx" ON "campaigns_rels" USING btree ("path");
  CREATE INDEX "campaigns_rels_media_id_idx" ON "campaigns_rels" USING btree ("media_id");
  CREATE INDEX "announcements_shelter_idx" ON "announcements" USING btree ("shelter_id");
  CREATE INDEX "announcements_author_idx" ON "announcements" USING btree ("author_id");
  CREATE UNIQUE INDEX "announcements_idempotency_key_idx" ON "announcements" USING btree ("idempotency_key");
  CREATE INDEX "announcements_updated_at_idx" ON "announcements" USING btree ("updated_at");
  CREATE INDEX "announcements_created_at_idx" ON "announcements" USING btree ("created_at");
  CREATE INDEX "shelter_sendAt_idx" ON "announcements" USING btree ("shelter_id","send_at");
  CREATE INDEX "status_sendAt_idx" ON "announcements" USING btree ("status","send_at");
  CREATE UNIQUE INDEX "donors_email_idx" ON "donors" USING btree ("email");
  CREATE INDEX "donors_user_idx" ON "donors" USING btree ("user_id");
  CREATE INDEX "donors_updated_at_idx" ON "donors" USING btree ("updated_at");
  CREATE INDEX "donors_created_at_idx" ON "donors" USING btree ("created_at");
  CREATE INDEX "donations_shelter_idx" ON "donations" USING btree ("shelter_id");
  CREATE INDEX "donations_animal_idx" ON "donations" USING btree ("animal_id");
  CREATE INDEX "donations_donor_idx" ON "donations" USING btree ("donor_id");
  CREATE INDEX "donations_campaign_idx" ON "donations" USING btree ("campaign_id");
  CREATE INDEX "donations_email_idx" ON "donations" USING btree ("email");
  CREATE UNIQUE INDEX "donations_checkout_id_idx" ON "donations" USING btree ("checkout_id");
  CREATE UNIQUE INDEX "donations_idempotency_key_idx" ON "donations" USING btree ("idempotency_key");
  CREATE INDEX "donations_updated_at_idx" ON "donations" USING btree ("updated_at");
  CREATE INDEX "donations_created_at_idx" ON "donations" USING btree ("created_at");
  CREATE INDEX "shelter_status_createdAt_3_idx" ON "donations" USING btree ("shelter_id","status","created_at");
  CREATE INDEX "status_createdAt_idx" ON "donations" USING btree ("status","created_at");
  CREATE INDEX "donor_createdAt_idx" ON "donations" USING btree ("donor_id","created_at");
  CREATE INDEX "sponsorships_shelter_idx" ON "sponsorships" USING btree ("shelter_id");
  CREATE INDEX "sponsorships_animal_idx" ON "sponsorships" USING btree ("animal_id");
  CREATE INDEX "sponsorships_donor_idx" ON "sponsorships" USING btree ("donor_id");
  CREATE INDEX "sponsorships_plan_idx" ON "sponsorships" USING btree ("plan_id");
  CREATE INDEX "sponsorships_email_idx" ON "sponsorships" USING btree ("email");
  CREATE UNIQUE INDEX "sponsorships_checkout_id_idx" ON "sponsorships" USING btree ("checkout_id");
  CREATE UNIQUE INDEX "sponsorships_idempotency_key_idx" ON "sponsorships" USING btree ("idempotency_key");
  CREATE UNIQUE INDEX "sponsorships_subscription_id_idx" ON "sponsorships" USING btree ("subscription_id");
  CREATE INDEX "sponsorships_choice_until_idx" ON "sponsorships" USING btree ("choice_until");
  CREATE INDEX "sponsorships_updated_at_idx" ON "sponsorships" USING btree ("updated_at");
  CREATE INDEX "sponsorships_created_at_idx" ON "sponsorships" USING btree ("created_at");
  CREATE INDEX "shelter_status_createdAt_4_idx" ON "sponsorships" USING btree ("shelter_id","status","created_at");
  CREATE INDEX "animal_status_1_idx" ON "sponsorships" USING btree ("animal_id","status");
  CREATE INDEX "status_nextPaymentAt_idx" ON "sponsorships" USING btree ("status","next_payment_at");
  CREATE INDEX "donor_createdAt_1_idx" ON "sponsorships" USING btree ("donor_id","created_at");
  CREATE INDEX "payments_shelter_idx" ON "payments" USING btree ("shelter_id");
  CREATE INDEX "payments_donation_idx" ON "payments" USING btree ("donation_id");
  CREATE INDEX "payments_sponsorship_idx" ON "payments" USING btree ("sponsorship_id");
  CREATE INDEX "payments_animal_idx" ON "payments" USING btree ("animal_id");
  CREATE INDEX "payments_donor_idx" ON "payments" USING btree ("donor_id");
  CREATE UNIQUE INDEX "payments_entry_key_idx" ON "payments" USING btree ("entry_key");
  CREATE INDEX "payments_by_idx" ON "payments" USING btree ("by_id");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE INDEX "shelter_happenedAt_idx" ON "payments" USING btree ("shelter_id","happened_at");
  CREATE INDEX "donor_happenedAt_idx" ON "payments" USING btree ("donor_id","happened_at");
  CREATE INDEX "provider_providerId_idx" ON "payments" USING btree ("provider","provider_id");
  CREATE INDEX "reconciliations_shelter_idx" ON "reconciliations" USING btree ("shelter_id");
  CREATE UNIQUE INDEX "reconciliations_key_idx" ON "reconciliations" USING btree ("key");
  CREATE INDEX "reconciliations_updated_at_idx" ON "reconciliations" USING btree ("updated_at");
  CREATE INDEX "reconciliations_created_at_idx" ON "reconciliations" USING btree ("created_at");
  CREATE INDEX "audit_log_user_idx" ON "audit_log" USING btree ("user_id");
  CREATE INDEX "audit_log_shelter_idx" ON "audit_log" USING btree ("shelter_id");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "shelter_createdAt_4_idx" ON "audit_log" USING btree ("shelter_id","created_at");
  CREATE INDEX "entity_entityId_idx" ON "audit_log" USING btree ("entity","entity_id");
  CREATE INDEX "consents_email_idx" ON "consents" USING btree ("email");
  CREATE INDEX "consents_user_idx" ON "consents" USING btree ("user_id");
  CREATE INDEX "consents_shelter_idx" ON "consents" USING btree ("shelter_id");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE INDEX "shelter_at_idx" ON "consents" USING btree ("shelter_id","at");
  CREATE INDEX "source_sourceId_idx" ON "consents" USING btree ("source","source_id");
  CREATE INDEX "emails_to_idx" ON "emails" USING btree ("to");
  CREATE INDEX "emails_status_idx" ON "emails" USING btree ("status");
  CREATE INDEX "emails_updated_at_idx" ON "emails" USING btree ("updated_at");
  CREATE INDEX "emails_created_at_idx" ON "emails" USING btree ("created_at");
  CREATE INDEX "notifications_shelter_idx" ON "notifications" USING btree ("shelter_id");
  CREATE INDEX "notifications_animal_idx" ON "notifications" USING btree ("animal_id");
  CREATE INDEX "notifications_news_idx" ON "notifications" USING btree ("news_id");
  CREATE INDEX "notifications_created_at_idx" ON "notifications" USING btree ("created_at");
  CREATE INDEX "user_createdAt_idx" ON "notifications" USING btree ("user_id","created_at");
  CREATE INDEX "user_readAt_idx" ON "notifications" USING btree ("user_id","read_at");
  CREATE UNIQUE INDEX "notifications_group_idx" ON "notifications" USING btree ("user_id","group_key") WHERE group_key is not null and (read_at is null or read_at = created_at);
  CREATE INDEX "notifications_group_key_idx" ON "notifications" USING btree ("group_key") WHERE group_key is not null;
  CREATE INDEX "notifications_mail_idx" ON "notifications" USING btree ("mail","user_id") WHERE mail in ('NOW', 'DIGEST');
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
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_saved_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_sections_id");
  CREATE INDEX "payload_locked_documents_rels_faq_items_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_items_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_form_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("form_submissions_id");
  CREATE INDEX "payload_locked_documents_rels_adoption_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("adoption_requests_id");
  CREATE INDEX "payload_locked_documents_rels_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("certificates_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_shelters_id_idx" ON "payload_locked_documents_rels" USING btree ("shelters_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_roles_id_idx" ON "payload_locked_documents_rels" USING btree ("roles_id");
  CREATE INDEX "payload_locked_documents_rels_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("plans_id");
  CREATE INDEX "payload_locked_documents_rels_supply_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("supply_requests_id");
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "_site_texts_v_created_at_idx" ON "_site_texts_v" USING btree ("created_at");
  CREATE INDEX "_site_texts_v_updated_at_idx" ON "_site_texts_v" USING btree ("updated_at");
  CREATE INDEX "cache_outbox_created_at_idx" ON "cache_outbox" USING btree ("created_at");
  CREATE INDEX "public_addresses_document_idx" ON "public_addresses" USING btree ("document_id");
  CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");
  CREATE INDEX "simulated_objects_kind_idx" ON "simulated_objects" USING btree ("kind","account","happened_at");
  CREATE INDEX "flags_object_idx" ON "flags" USING btree ("object_id","created_at");
  CREATE INDEX "flags_open_idx" ON "flags" USING btree ("about","created_at") WHERE settled_at is null;
  CREATE UNIQUE INDEX "flags_person_idx" ON "flags" USING btree ("object_id","flagged_by") WHERE settled_at is null and flagged_by is not null;
  CREATE INDEX "receipt_orders_open_idx" ON "receipt_orders" USING btree ("shelter_id") WHERE not is_done;
  CREATE INDEX "refund_orders_payment_idx" ON "refund_orders" USING btree ("payment_id");
  CREATE INDEX "refund_orders_open_idx" ON "refund_orders" USING btree ("created_at") WHERE outcome is null;
  CREATE INDEX "sponsorship_orders_asked_at_idx" ON "sponsorship_orders" USING btree ("asked_at");
  CREATE UNIQUE INDEX "animal_likes_once_idx" ON "animal_likes" USING btree ("user_id","animal_id");
  CREATE INDEX "animal_likes_animal_idx" ON "animal_likes" USING btree ("animal_id","created_at");
  CREATE UNIQUE INDEX "shelter_follows_once_idx" ON "shelter_follows" USING btree ("user_id","shelter_id");
  CREATE INDEX "shelter_follows_shelter_idx" ON "shelter_follows" USING btree ("shelter_id");
  CREATE UNIQUE INDEX "profile_follows_once_idx" ON "profile_follows" USING btree ("user_id","followed_id");
  CREATE INDEX "profile_follows_followed_idx" ON "profile_follows" USING btree ("followed_id");
  CREATE INDEX "saved_searches_round_idx" ON "saved_searches" USING btree ("cadence","id") WHERE confirmed_at is not null and paused_at is null;
  CREATE INDEX "saved_searches_behind_idx" ON "saved_searches" USING btree ("cadence","after_arrival") WHERE after_arrival is not null;
  CREATE INDEX "saved_searches_waiting_idx" ON "saved_searches" USING btree ("created_at") WHERE confirmed_at is null;
  CREATE INDEX "social_shares_subject_idx" ON "social_shares" USING btree ("subject_id","shared_at");
  CREATE INDEX "lost_found_matches_found_idx" ON "lost_found_matches" USING btree ("found_id");
  CREATE INDEX "lost_found_sightings_report_idx" ON "lost_found_sightings" USING btree ("report_id");
  CREATE INDEX "lost_found_sightings_thread_idx" ON "lost_found_sightings" USING btree ("thread_id");
  CREATE INDEX "lost_found_watches_place_idx" ON "lost_found_watches" USING btree ("lat","lng");
  CREATE INDEX "lost_found_watches_told_idx" ON "lost_found_watches" USING btree ("told_of");
  CREATE INDEX "place_claims_place_idx" ON "place_claims" USING btree ("place_id");
  CREATE INDEX "place_claims_waiting_idx" ON "place_claims" USING btree ("used_at") WHERE state = 'WAITING';
  CREATE INDEX "place_claims_email_idx" ON "place_claims" USING btree (lower(email));
  CREATE INDEX "place_claims_user_idx" ON "place_claims" USING btree ("user_id");
  CREATE INDEX "place_changes_place_idx" ON "place_changes" USING btree ("place_id");
  CREATE INDEX "place_changes_open_idx" ON "place_changes" USING btree ("changed_at") WHERE settled_at is null;
  CREATE INDEX "place_changes_user_idx" ON "place_changes" USING btree ("user_id");
  CREATE INDEX "relay_threads_topic_idx" ON "relay_threads" USING btree ("topic_kind","topic_id");
  CREATE INDEX "relay_threads_last_idx" ON "relay_threads" USING btree ("last_at");
  CREATE INDEX "relay_sides_email_idx" ON "relay_sides" USING btree ("email");
  CREATE INDEX "relay_sides_user_idx" ON "relay_sides" USING btree ("user_id");
  CREATE INDEX "relay_messages_thread_idx" ON "relay_messages" USING btree ("thread_id","created_at");
  CREATE INDEX "abuse_reports_department_idx" ON "abuse_reports" USING btree ("department","received_at");
  CREATE INDEX "abuse_reports_received_at_idx" ON "abuse_reports" USING btree ("received_at");
  CREATE INDEX "abuse_reports_reporter_email_idx" ON "abuse_reports" USING btree ("reporter_email");
  CREATE INDEX "abuse_events_report_idx" ON "abuse_events" USING btree ("report_id","created_at");
  CREATE INDEX "abuse_recipients_department_idx" ON "abuse_recipients" USING btree ("department");
  CREATE INDEX "walks_list_idx" ON "walks" USING btree ("published_at","id") WHERE status = 'PUBLISHED';
  CREATE INDEX "walks_words_idx" ON "walks" USING gin (words gin_trgm_ops);
  CREATE INDEX "walks_place_idx" ON "walks" USING btree ("start_lat","start_lng") WHERE status = 'PUBLISHED';
  CREATE INDEX "walks_author_idx" ON "walks" USING btree ("created_by","updated_at");
  CREATE INDEX "walks_shelter_idx" ON "walks" USING btree ("shelter_id","status");
  CREATE INDEX "walks_waiting_idx" ON "walks" USING btree ("submitted_at") WHERE status = 'PENDING';
  CREATE INDEX "walks_changed_idx" ON "walks" USING btree ("changed_at") WHERE changed_at is not null;
  CREATE INDEX "walk_waypoints_walk_idx" ON "walk_waypoints" USING btree ("walk_id","position");
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
  CREATE INDEX "wall_likes_user_idx" ON "wall_likes" USING btree ("user_id");
  CREATE INDEX "supply_responses_request_idx" ON "supply_responses" USING btree ("request_id","status");
  CREATE INDEX "supply_responses_desk_idx" ON "supply_responses" USING btree ("shelter_id","responded_at");
  CREATE INDEX "supply_responses_user_idx" ON "supply_responses" USING btree ("user_id","responded_at");
  CREATE UNIQUE INDEX "supply_responses_once_idx" ON "supply_responses" USING btree ("request_id","user_id") WHERE status in ('PENDING', 'ACCEPTED') and not is_archived;
  CREATE INDEX "supply_responses_phone_idx" ON "supply_responses" USING btree ("decided_at") WHERE phone is not null;
  CREATE INDEX "campaign_thanks_campaign_idx" ON "campaign_thanks" USING btree ("campaign_id","created_at");
  CREATE INDEX "volunteer_missions_shelter_idx" ON "volunteer_missions" USING btree ("shelter_id","status");
  CREATE INDEX "volunteer_missions_open_idx" ON "volunteer_missions" USING btree ("created_at","id") WHERE status = 'OPEN';
  CREATE INDEX "volunteer_missions_place_idx" ON "volunteer_missions" USING btree ("lat","lng") WHERE status = 'OPEN';
  CREATE INDEX "volunteer_applications_shelter_idx" ON "volunteer_applications" USING btree ("shelter_id","status","created_at");
  CREATE INDEX "volunteer_applications_user_idx" ON "volunteer_applications" USING btree ("user_id","created_at");
  CREATE UNIQUE INDEX "volunteer_applications_waiting_idx" ON "volunteer_applications" USING btree ("mission_id","user_id") WHERE status = 'PENDING';
  CREATE UNIQUE INDEX "volunteers_person_idx" ON "volunteers" USING btree ("shelter_id","user_id");
  CREATE INDEX "volunteers_user_idx" ON "volunteers" USING btree ("user_id");
  CREATE INDEX "volunteer_slots_shelter_idx" ON "volunteer_slots" USING btree ("shelter_id","starts_at");
  CREATE INDEX "volunteer_slots_time_idx" ON "volunteer_slots" USING btree ("starts_at");
  CREATE UNIQUE INDEX "volunteer_slots_once_idx" ON "volunteer_slots" USING btree ("mission_id","starts_at") WHERE cancelled_at is null;
  CREATE UNIQUE INDEX "volunteer_shifts_once_idx" ON "volunteer_shifts" USING btree ("slot_id","user_id");
  CREATE INDEX "volunteer_shifts_user_idx" ON "volunteer_shifts" USING btree ("user_id");
  CREATE INDEX "volunteer_shifts_shelter_idx" ON "volunteer_shifts" USING btree ("shelter_id");
  CREATE UNIQUE INDEX "badges_name_idx" ON "badges" USING btree (lower(name));
  CREATE UNIQUE INDEX "user_badges_once_idx" ON "user_badges" USING btree ("user_id","badge_id");
  CREATE INDEX "user_badges_badge_idx" ON "user_badges" USING btree ("badge_id");
  CREATE INDEX "user_badges_forced_idx" ON "user_badges" USING btree ("forced_by") WHERE forced_by is not null;
  CREATE UNIQUE INDEX "user_badges_equipped_idx" ON "user_badges" USING btree ("user_id") WHERE is_equipped;
  CREATE UNIQUE INDEX "badge_admin_terms_once_idx" ON "badge_admin_terms" USING btree ("user_id","shelter_id");
  CREATE INDEX "data_archives_user_idx" ON "data_archives" USING btree ("user_id","asked_at");`)
  await makeBadgeTriggers(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await dropBadgeTriggers(db)
  await db.execute(sql`
   DROP TABLE "animals" CASCADE;
  DROP TABLE "animals_rels" CASCADE;
  DROP TABLE "_animals_v" CASCADE;
  DROP TABLE "_animals_v_rels" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_texts" CASCADE;
  DROP TABLE "news_rels" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_texts" CASCADE;
  DROP TABLE "_news_v_rels" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "saved_sections" CASCADE;
  DROP TABLE "saved_sections_rels" CASCADE;
  DROP TABLE "faq_items" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "form_submissions" CASCADE;
  DROP TABLE "adoption_requests" CASCADE;
  DROP TABLE "certificates" CASCADE;
  DROP TABLE "receipts" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "shelters_opening_hours" CASCADE;
  DROP TABLE "shelters_opening_exceptions_periods" CASCADE;
  DROP TABLE "shelters_opening_exceptions" CASCADE;
  DROP TABLE "shelters" CASCADE;
  DROP TABLE "shelters_rels" CASCADE;
  DROP TABLE "_shelters_v_version_opening_hours" CASCADE;
  DROP TABLE "_shelters_v_version_opening_exceptions_periods" CASCADE;
  DROP TABLE "_shelters_v_version_opening_exceptions" CASCADE;
  DROP TABLE "_shelters_v" CASCADE;
  DROP TABLE "_shelters_v_rels" CASCADE;
  DROP TABLE "users_memberships" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "roles" CASCADE;
  DROP TABLE "plans" CASCADE;
  DROP TABLE "tickets" CASCADE;
  DROP TABLE "ticket_comments" CASCADE;
  DROP TABLE "lost_found_reports" CASCADE;
  DROP TABLE "places" CASCADE;
  DROP TABLE "supply_requests" CASCADE;
  DROP TABLE "campaigns" CASCADE;
  DROP TABLE "campaigns_rels" CASCADE;
  DROP TABLE "announcements" CASCADE;
  DROP TABLE "donors" CASCADE;
  DROP TABLE "donations" CASCADE;
  DROP TABLE "sponsorships" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "reconciliations" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "emails" CASCADE;
  DROP TABLE "notifications" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_texts" CASCADE;
  DROP TABLE "_site_texts_v" CASCADE;
  DROP TABLE "cache_outbox" CASCADE;
  DROP TABLE "file_removals" CASCADE;
  DROP TABLE "job_schedules" CASCADE;
  DROP TABLE "public_addresses" CASCADE;
  DROP TABLE "rate_limits" CASCADE;
  DROP TABLE "simulated_objects" CASCADE;
  DROP TABLE "flags" CASCADE;
  DROP TABLE "animal_arrivals" CASCADE;
  DROP TABLE "receipt_counters" CASCADE;
  DROP TABLE "receipt_orders" CASCADE;
  DROP TABLE "refund_orders" CASCADE;
  DROP TABLE "sponsorship_orders" CASCADE;
  DROP TABLE "notice_choices" CASCADE;
  DROP TABLE "animal_likes" CASCADE;
  DROP TABLE "shelter_follows" CASCADE;
  DROP TABLE "profile_follows" CASCADE;
  DROP TABLE "saved_searches" CASCADE;
  DROP TABLE "saved_search_rounds" CASCADE;
  DROP TABLE "profiles" CASCADE;
  DROP TABLE "social_shares" CASCADE;
  DROP TABLE "lost_found_matches" CASCADE;
  DROP TABLE "lost_found_sightings" CASCADE;
  DROP TABLE "lost_found_watches" CASCADE;
  DROP TABLE "lost_found_alerts" CASCADE;
  DROP TABLE "place_claims" CASCADE;
  DROP TABLE "place_changes" CASCADE;
  DROP TABLE "relay_threads" CASCADE;
  DROP TABLE "relay_sides" CASCADE;
  DROP TABLE "relay_messages" CASCADE;
  DROP TABLE "abuse_reports" CASCADE;
  DROP TABLE "abuse_events" CASCADE;
  DROP TABLE "abuse_recipients" CASCADE;
  DROP TABLE "abuse_drafts" CASCADE;
  DROP TABLE "walks" CASCADE;
  DROP TABLE "walk_waypoints" CASCADE;
  DROP TABLE "wall_posts" CASCADE;
  DROP TABLE "wall_comments" CASCADE;
  DROP TABLE "wall_likes" CASCADE;
  DROP TABLE "supply_responses" CASCADE;
  DROP TABLE "supply_progress" CASCADE;
  DROP TABLE "campaign_thanks" CASCADE;
  DROP TABLE "volunteer_missions" CASCADE;
  DROP TABLE "volunteer_applications" CASCADE;
  DROP TABLE "volunteers" CASCADE;
  DROP TABLE "volunteer_slots" CASCADE;
  DROP TABLE "volunteer_shifts" CASCADE;
  DROP TABLE "volunteer_calendars" CASCADE;
  DROP TABLE "badges" CASCADE;
  DROP TABLE "user_badges" CASCADE;
  DROP TABLE "badge_admin_terms" CASCADE;
  DROP TABLE "badge_touches" CASCADE;
  DROP TABLE "data_archives" CASCADE;
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
  DROP TYPE "public"."enum_news_article_status";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum_pages_page_status";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_forms_type";
  DROP TYPE "public"."enum_forms_ticket_type";
  DROP TYPE "public"."enum_form_submissions_status";
  DROP TYPE "public"."enum_form_submissions_form_type";
  DROP TYPE "public"."enum_form_submissions_decision_outcome";
  DROP TYPE "public"."enum_adoption_requests_status";
  DROP TYPE "public"."enum_adoption_requests_closed_by";
  DROP TYPE "public"."enum_certificates_species";
  DROP TYPE "public"."enum_certificates_signature_means";
  DROP TYPE "public"."enum_receipts_status";
  DROP TYPE "public"."enum_shelters_shelter_type";
  DROP TYPE "public"."enum_shelters_tip_mode";
  DROP TYPE "public"."enum_shelters_payout_state";
  DROP TYPE "public"."enum_shelters_status";
  DROP TYPE "public"."enum__shelters_v_version_shelter_type";
  DROP TYPE "public"."enum__shelters_v_version_tip_mode";
  DROP TYPE "public"."enum__shelters_v_version_payout_state";
  DROP TYPE "public"."enum__shelters_v_version_status";
  DROP TYPE "public"."enum_users_memberships_role";
  DROP TYPE "public"."enum_plans_type";
  DROP TYPE "public"."enum_plans_species";
  DROP TYPE "public"."enum_tickets_type";
  DROP TYPE "public"."enum_tickets_priority";
  DROP TYPE "public"."enum_tickets_status";
  DROP TYPE "public"."enum_lost_found_reports_kind";
  DROP TYPE "public"."enum_lost_found_reports_status";
  DROP TYPE "public"."enum_lost_found_reports_species";
  DROP TYPE "public"."enum_lost_found_reports_sex";
  DROP TYPE "public"."enum_lost_found_reports_coat";
  DROP TYPE "public"."enum_lost_found_reports_coat2";
  DROP TYPE "public"."enum_lost_found_reports_size";
  DROP TYPE "public"."enum_lost_found_reports_age";
  DROP TYPE "public"."enum_lost_found_reports_chip";
  DROP TYPE "public"."enum_lost_found_reports_whereabouts";
  DROP TYPE "public"."enum_places_kind";
  DROP TYPE "public"."enum_places_status";
  DROP TYPE "public"."enum_supply_requests_category";
  DROP TYPE "public"."enum_supply_requests_urgency";
  DROP TYPE "public"."enum_supply_requests_delivery_mode";
  DROP TYPE "public"."enum_campaigns_status";
  DROP TYPE "public"."enum_announcements_kind";
  DROP TYPE "public"."enum_announcements_audience";
  DROP TYPE "public"."enum_announcements_status";
  DROP TYPE "public"."enum_donations_type";
  DROP TYPE "public"."enum_donations_status";
  DROP TYPE "public"."enum_sponsorships_status";
  DROP TYPE "public"."enum_sponsorships_frequency";
  DROP TYPE "public"."enum_sponsorships_end_reason";
  DROP TYPE "public"."enum_payments_kind";
  DROP TYPE "public"."enum_reconciliations_kind";
  DROP TYPE "public"."enum_audit_log_action";
  DROP TYPE "public"."enum_consents_kind";
  DROP TYPE "public"."enum_consents_decision";
  DROP TYPE "public"."enum_emails_status";
  DROP TYPE "public"."enum_notifications_type";
  DROP TYPE "public"."enum_notifications_mail";
  DROP TYPE "public"."enum_payload_jobs_log_state";`)
  await dropSearch(db)
}
