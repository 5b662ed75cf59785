-- phase: expand
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamptz NOT NULL,
	"actor_id" uuid NOT NULL,
	"user_type" integer NOT NULL,
	"company_id" uuid,
	"call" text NOT NULL,
	"input" jsonb NOT NULL,
	"request_id" text NOT NULL,
	"ip" text,
	CONSTRAINT "audit_id_at" CHECK ((at - uuid_extract_timestamp(id) between '0' and '1 millisecond') is true)
) PARTITION BY RANGE ("id");
--> statement-breakpoint
create schema if not exists partitions;
--> statement-breakpoint
create table partitions.audit_default partition of "audit" default;
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"actor_id" uuid NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"result" json,
	"at" timestamptz NOT NULL,
	CONSTRAINT "idempotency_actor_id_key_pk" PRIMARY KEY("actor_id","key")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"unique_key" text,
	"due_at" timestamptz NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"done_at" timestamptz,
	"created_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_posting" (
	"kind" text NOT NULL,
	"lexeme" text NOT NULL,
	"rank" double precision NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "search_posting_kind_lexeme_rank_id_pk" PRIMARY KEY("kind","lexeme","rank","id")
);
--> statement-breakpoint
CREATE TABLE "security_alarm" (
	"kind" text NOT NULL,
	"hour" timestamptz NOT NULL,
	CONSTRAINT "security_alarm_kind_hour_pk" PRIMARY KEY("kind","hour")
);
--> statement-breakpoint
CREATE TABLE "security_event" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"error" text NOT NULL,
	"call" text NOT NULL,
	"account_id" uuid,
	"subject" text NOT NULL,
	"ip" text NOT NULL,
	"hour" timestamptz NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamptz NOT NULL,
	"last_at" timestamptz NOT NULL,
	CONSTRAINT "security_event_once" UNIQUE NULLS NOT DISTINCT("hour","kind","error","call","account_id","subject","ip")
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_type" integer NOT NULL,
	"username" text,
	"area_code" text,
	"phone" text,
	"email" text,
	"password_hash" text,
	"first_password_until" timestamptz,
	"status" text DEFAULT 'active' NOT NULL,
	"status_reason" text DEFAULT '' NOT NULL,
	"whether_intact" text DEFAULT 'N' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"avatar_file_id" uuid,
	"lang" text DEFAULT 'cn' NOT NULL,
	"preferences_version" integer DEFAULT 1 NOT NULL,
	"mail_kinds" jsonb,
	"quiet_kinds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"company_name" text,
	"totp_sealed" "bytea",
	"totp_nonce" "bytea",
	"totp_master" text,
	"totp_since" timestamptz,
	"totp_step" integer DEFAULT 0 NOT NULL,
	"sessions_ended_at" timestamptz,
	"created_at" timestamptz NOT NULL,
	"closed_at" timestamptz,
	CONSTRAINT "account_user_type" CHECK ("account"."user_type" in (1, 2, 9)),
	CONSTRAINT "account_intact" CHECK ("account"."whether_intact" in ('Y', 'N')),
	CONSTRAINT "account_status" CHECK ("account"."status" in ('active', 'frozen', 'underReview', 'closed')),
	CONSTRAINT "account_reachable" CHECK ("account"."status" = 'closed' or "account"."username" is not null or ("account"."area_code" is not null and "account"."phone" is not null))
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"subject" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"first_at" timestamptz NOT NULL,
	"last_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_member" (
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamptz NOT NULL,
	"role_since" timestamptz NOT NULL,
	"role_by" uuid,
	CONSTRAINT "company_member_company_id_account_id_pk" PRIMARY KEY("company_id","account_id"),
	CONSTRAINT "company_member_role" CHECK ("company_member"."role" in ('owner', 'admin', 'hr', 'finance', 'demandManager', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "former_member" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamptz NOT NULL,
	"left_at" timestamptz NOT NULL,
	"ended_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_role" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"ended_at" timestamptz NOT NULL,
	"ended_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_browser" (
	"account_id" uuid NOT NULL,
	"browser" text NOT NULL,
	"seen_at" timestamptz NOT NULL,
	CONSTRAINT "known_browser_account_id_browser_pk" PRIMARY KEY("account_id","browser")
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"account_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_code_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamptz NOT NULL,
	"last_seen_at" timestamptz NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"ip" text,
	"revoked_at" timestamptz,
	"proof_hash" text,
	"proved_until" timestamptz
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"target" text NOT NULL,
	"purpose" text NOT NULL,
	"holder" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamptz NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamptz,
	CONSTRAINT "verification_code_target_purpose_holder_pk" PRIMARY KEY("target","purpose","holder")
);
--> statement-breakpoint
CREATE TABLE "approval" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"company_id" uuid,
	"permission" text NOT NULL,
	"subject" text NOT NULL,
	"title" jsonb NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"currency" text,
	"amount_minor" bigint,
	"input" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamptz NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamptz,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "approval_state" CHECK (state in ('pending', 'approved', 'declined', 'withdrawn', 'expired', 'lapsed')),
	CONSTRAINT "approval_two_people" CHECK (state <> 'approved' or (decided_by is not null and decided_by <> asked_by)),
	CONSTRAINT "approval_money" CHECK ((currency is null) = (amount_minor is null))
);
--> statement-breakpoint
CREATE TABLE "approval_limit" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"off" boolean NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"short_name" text NOT NULL,
	"full_name" text NOT NULL,
	"industry" text NOT NULL,
	"scale" text NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"area" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"logo_file_id" uuid,
	"album_file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"contact_name" text NOT NULL,
	"position" text NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"credit_code" text DEFAULT '' NOT NULL,
	"legal_person" text DEFAULT '' NOT NULL,
	"licence_file_id" uuid,
	"legal_id_kind" text DEFAULT '' NOT NULL,
	"legal_id_front_file_id" uuid,
	"legal_id_back_file_id" uuid,
	"status" integer DEFAULT 0 NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"final" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"submitted_at" timestamptz,
	"reviewed_at" timestamptz,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "company_status" CHECK ("company"."status" between 0 and 4),
	CONSTRAINT "company_album" CHECK (cardinality("company"."album_file_ids") <= 4)
);
--> statement-breakpoint
CREATE TABLE "dictionary_text" (
	"code" text NOT NULL,
	"value" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"cn" text NOT NULL,
	"en" text NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamptz NOT NULL,
	CONSTRAINT "dictionary_text_code_value_pk" PRIMARY KEY("code","value"),
	CONSTRAINT "dictionary_text_words" CHECK (cn <> '' and en <> '')
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"at" timestamptz NOT NULL,
	"read_at" timestamptz,
	"emailed" boolean DEFAULT false NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "notice_id_at" CHECK ((at - uuid_extract_timestamp(id) between '0' and '1 millisecond') is true)
) PARTITION BY RANGE ("id");
--> statement-breakpoint
create schema if not exists partitions;
--> statement-breakpoint
create table partitions.notice_default partition of "notice" default;
--> statement-breakpoint
CREATE TABLE "message_count" (
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "message_count_day_subject_pk" PRIMARY KEY("day","subject")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sealed" "bytea",
	"nonce" "bytea",
	"master" text,
	"opens_until" timestamptz,
	"at" timestamptz NOT NULL,
	"sent_at" timestamptz,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "identity" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"legal_name" text NOT NULL,
	"id_kind" text NOT NULL,
	"number_fingerprint" text NOT NULL,
	"front_file_id" uuid NOT NULL,
	"back_file_id" uuid,
	"status" integer NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"final" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamptz NOT NULL,
	"reviewed_at" timestamptz,
	"number_freed_at" timestamptz,
	CONSTRAINT "identity_status" CHECK ("identity"."status" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "profile" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"birth_date" date NOT NULL,
	"area" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"position" text NOT NULL,
	"avatar_file_id" uuid,
	"email" text DEFAULT '' NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"years" integer DEFAULT 0 NOT NULL,
	"hourly_rate_minor" bigint,
	"monthly_rate_minor" bigint,
	"rate_currency" text,
	"talent_search" boolean DEFAULT false NOT NULL,
	"available" boolean DEFAULT true NOT NULL,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "profile_rate" CHECK ("profile"."rate_currency" is not null or ("profile"."hourly_rate_minor" is null and "profile"."monthly_rate_minor" is null))
);
--> statement-breakpoint
CREATE TABLE "resume_item" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_month" text NOT NULL,
	"until_month" text DEFAULT '' NOT NULL,
	"organisation" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"scope" uuid NOT NULL,
	"table_name" text NOT NULL,
	"column_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"key_version" integer NOT NULL,
	"nonce" "bytea" NOT NULL,
	"cipher" "bytea" NOT NULL,
	"fingerprint" text NOT NULL,
	"mask" text NOT NULL,
	"changed_at" timestamptz NOT NULL,
	CONSTRAINT "secret_table_name_row_id_column_name_pk" PRIMARY KEY("table_name","row_id","column_name")
);
--> statement-breakpoint
CREATE TABLE "secret_key" (
	"scope" uuid NOT NULL,
	"version" integer NOT NULL,
	"master" text NOT NULL,
	"nonce" "bytea" NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "secret_key_scope_version_pk" PRIMARY KEY("scope","version")
);
--> statement-breakpoint
CREATE TABLE "secret_look" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"at" timestamptz NOT NULL,
	"account_id" uuid NOT NULL,
	"user_type" integer NOT NULL,
	"scope" uuid NOT NULL,
	"table_name" text NOT NULL,
	"column_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"request_id" text NOT NULL,
	"ip" text,
	"part_of" uuid
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"company_id" uuid,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"visibility" text NOT NULL,
	"used_by" text,
	"seconds" double precision,
	"sealed_for" uuid,
	"created_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_event" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"at" timestamptz NOT NULL,
	"reasons" jsonb NOT NULL,
	"final" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"topic" text NOT NULL,
	"regions" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"publish_at" timestamptz,
	"lead_at" timestamptz,
	"cover_file_id" uuid,
	"checked_on" date,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"author_cn" text DEFAULT '' NOT NULL,
	"author_en" text DEFAULT '' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamptz NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamptz NOT NULL,
	CONSTRAINT "article_state" CHECK (state in ('draft', 'scheduled', 'published', 'withdrawn')),
	CONSTRAINT "article_publish_at" CHECK ((state = 'draft') = (publish_at is null)),
	CONSTRAINT "article_lead" CHECK (lead_at is null or state = 'published'),
	CONSTRAINT "article_slug_form" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "article_text" (
	"article_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"plain" text NOT NULL,
	"minutes" integer NOT NULL,
	"html" text NOT NULL,
	"headings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"held_against" integer,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "article_text_article_id_lang_pk" PRIMARY KEY("article_id","lang"),
	CONSTRAINT "article_text_lang" CHECK (lang in ('cn', 'en')),
	CONSTRAINT "article_text_counts" CHECK (version > 0 and minutes > 0)
);
--> statement-breakpoint
CREATE TABLE "claim" (
	"key" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"figure_cn" text NOT NULL,
	"figure_en" text NOT NULL,
	"text_cn" text NOT NULL,
	"text_en" text NOT NULL,
	"scope_cn" text NOT NULL,
	"scope_en" text NOT NULL,
	"as_of" date,
	"evidence" text DEFAULT '' NOT NULL,
	"owner" text DEFAULT '' NOT NULL,
	"review_date" date,
	"shown" boolean DEFAULT true NOT NULL,
	"sort" integer NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamptz NOT NULL,
	CONSTRAINT "claim_key" CHECK (key in ('regions', 'licences', 'currencies', 'payment')),
	CONSTRAINT "claim_words" CHECK (figure_cn <> '' and figure_en <> '' and text_cn <> '' and text_en <> '' and scope_cn <> '' and scope_en <> ''),
	CONSTRAINT "claim_sort" CHECK (sort between 0 and 99)
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"summary_cn" text DEFAULT '' NOT NULL,
	"summary_en" text DEFAULT '' NOT NULL,
	"body_cn" text DEFAULT '' NOT NULL,
	"body_en" text DEFAULT '' NOT NULL,
	"agenda" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"city_cn" text DEFAULT '' NOT NULL,
	"city_en" text DEFAULT '' NOT NULL,
	"address_cn" text DEFAULT '' NOT NULL,
	"address_en" text DEFAULT '' NOT NULL,
	"online_link" text DEFAULT '' NOT NULL,
	"host_cn" text DEFAULT '' NOT NULL,
	"host_en" text DEFAULT '' NOT NULL,
	"region" text NOT NULL,
	"zone" text NOT NULL,
	"registration_from" timestamptz NOT NULL,
	"registration_to" timestamptz NOT NULL,
	"starts_at" timestamptz NOT NULL,
	"ends_at" timestamptz NOT NULL,
	"seats" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"cover_file_id" uuid,
	"cancel_reason_cn" text DEFAULT '' NOT NULL,
	"cancel_reason_en" text DEFAULT '' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamptz NOT NULL,
	"changed_at" timestamptz NOT NULL,
	CONSTRAINT "event_kind" CHECK (kind in ('international', 'offlineSalon', 'onlineActivities')),
	CONSTRAINT "event_state" CHECK (state in ('draft', 'published', 'closed', 'cancelled')),
	CONSTRAINT "event_slug_form" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "event_times" CHECK (registration_from < registration_to and registration_to <= ends_at and starts_at < ends_at),
	CONSTRAINT "event_seats" CHECK (seats > 0 and taken >= 0 and taken <= seats),
	CONSTRAINT "event_place" CHECK (state = 'draft' or online_link <> '' or (address_cn <> '' and address_en <> '')),
	CONSTRAINT "event_cancelled" CHECK ((state = 'cancelled') = (cancel_reason_cn <> '' and cancel_reason_en <> ''))
);
--> statement-breakpoint
CREATE TABLE "event_signup" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" uuid NOT NULL,
	"account_id" uuid,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"channel" text DEFAULT '' NOT NULL,
	"lang" text NOT NULL,
	"attempt" text,
	"proof_hash" text,
	"proof_until" timestamptz,
	"proof_tries" integer DEFAULT 0 NOT NULL,
	"ip" text,
	"created_at" timestamptz NOT NULL,
	"changed_at" timestamptz NOT NULL,
	"checked_in_at" timestamptz,
	"checked_in_by" uuid,
	CONSTRAINT "event_signup_state" CHECK (state in ('unproved', 'confirmed', 'waitlisted', 'cancelled', 'checkedIn')),
	CONSTRAINT "event_signup_reachable" CHECK ((phone <> '') <> (email <> '')),
	CONSTRAINT "event_signup_checked_in" CHECK ((state = 'checkedIn') = (checked_in_at is not null)),
	CONSTRAINT "event_signup_lang" CHECK (lang in ('cn', 'en'))
);
--> statement-breakpoint
CREATE TABLE "influencer" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"handle" text NOT NULL,
	"platform" text NOT NULL,
	"region" text NOT NULL,
	"languages" text[] NOT NULL,
	"fields" text[] NOT NULL,
	"intro_cn" text NOT NULL,
	"intro_en" text NOT NULL,
	"followers" integer NOT NULL,
	"stated_on" date NOT NULL,
	"price_cn" text DEFAULT '' NOT NULL,
	"price_en" text DEFAULT '' NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamptz NOT NULL,
	CONSTRAINT "influencer_followers_positive" CHECK (followers >= 0),
	CONSTRAINT "influencer_lists" CHECK (cardinality(fields) > 0 and cardinality(languages) > 0)
);
--> statement-breakpoint
CREATE TABLE "lead" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"area_code" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"call_time" text DEFAULT 'any' NOT NULL,
	"message" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"came_from" text DEFAULT '' NOT NULL,
	"channel" text DEFAULT '' NOT NULL,
	"lang" text NOT NULL,
	"account_id" uuid,
	"owner_id" uuid,
	"follow_up_on" date,
	"doubt" text DEFAULT '' NOT NULL,
	"mailed" boolean DEFAULT false NOT NULL,
	"ip" text,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "lead_reference_unique" UNIQUE("reference"),
	CONSTRAINT "lead_state" CHECK ("lead"."state" in ('new', 'contacted', 'qualified', 'won', 'lost', 'spam')),
	CONSTRAINT "lead_reachable" CHECK ("lead"."phone" <> '' or "lead"."email" <> ''),
	CONSTRAINT "lead_call_time" CHECK ("lead"."call_time" in ('any', 'morning', 'afternoon', 'evening')),
	CONSTRAINT "lead_lang" CHECK ("lead"."lang" in ('cn', 'en'))
);
--> statement-breakpoint
CREATE TABLE "lead_event" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lead_id" uuid NOT NULL,
	"at" timestamptz NOT NULL,
	"actor_id" uuid NOT NULL,
	"what" text NOT NULL,
	"from_value" text DEFAULT '' NOT NULL,
	"to_value" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "lead_event_what" CHECK ("lead_event"."what" in ('state', 'owner', 'note', 'followUp'))
);
--> statement-breakpoint
CREATE TABLE "licence" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"holder_cn" text NOT NULL,
	"holder_en" text NOT NULL,
	"authority_cn" text NOT NULL,
	"authority_en" text NOT NULL,
	"region" text NOT NULL,
	"number" text NOT NULL,
	"scope_cn" text NOT NULL,
	"scope_en" text NOT NULL,
	"issued_on" date NOT NULL,
	"expires_on" date,
	"url" text DEFAULT '' NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamptz NOT NULL,
	CONSTRAINT "licence_kind" CHECK (kind in ('payment', 'remittance', 'security', 'lawFirm')),
	CONSTRAINT "licence_dates" CHECK (expires_on is null or issued_on <= expires_on)
);
--> statement-breakpoint
CREATE TABLE "channel" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"application_id" uuid NOT NULL,
	"partner" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "channel_code" UNIQUE("code"),
	CONSTRAINT "channel_state" CHECK ("channel"."state" in ('active', 'paused'))
);
--> statement-breakpoint
CREATE TABLE "channel_attribution" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"channel_id" uuid NOT NULL,
	"user_type" text NOT NULL,
	"at" timestamptz NOT NULL,
	CONSTRAINT "channel_attribution_type" CHECK ("channel_attribution"."user_type" in ('company', 'person'))
);
--> statement-breakpoint
CREATE TABLE "partner_application" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"company" text NOT NULL,
	"name" text NOT NULL,
	"area_code" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"regions" text[] DEFAULT '{}' NOT NULL,
	"approach" text NOT NULL,
	"lang" text NOT NULL,
	"account_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"reviewer_id" uuid,
	"doubt" text DEFAULT '' NOT NULL,
	"ip" text,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "partner_application_reference_unique" UNIQUE("reference"),
	CONSTRAINT "partner_application_kind" CHECK ("partner_application"."kind" in ('service', 'channel')),
	CONSTRAINT "partner_application_state" CHECK ("partner_application"."state" in ('received', 'inReview', 'approved', 'declined')),
	CONSTRAINT "partner_application_reason" CHECK (("partner_application"."state" = 'declined') = ("partner_application"."reason" <> '')),
	CONSTRAINT "partner_application_reviewer" CHECK (("partner_application"."state" = 'received') = ("partner_application"."reviewer_id" is null)),
	CONSTRAINT "partner_application_reachable" CHECK ("partner_application"."phone" <> '' or "partner_application"."email" <> '')
);
--> statement-breakpoint
CREATE TABLE "provider" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"name_sounds" text DEFAULT '' NOT NULL,
	"intro_cn" text NOT NULL,
	"intro_en" text NOT NULL,
	"home_region" text NOT NULL,
	"regions" text[] NOT NULL,
	"services" text[] NOT NULL,
	"industries" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] NOT NULL,
	"verification" text DEFAULT 'none' NOT NULL,
	"verified_on" date,
	"verified" boolean GENERATED ALWAYS AS (verification = 'verified') STORED NOT NULL,
	"standing" integer GENERATED ALWAYS AS (case verification when 'verified' then 2 when 'lapsed' then 1 else 0 end) STORED NOT NULL,
	"founded_year" integer,
	"team_size" text,
	"price_cn" text DEFAULT '' NOT NULL,
	"price_en" text DEFAULT '' NOT NULL,
	"response_hours" integer NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'listed' NOT NULL,
	"hidden_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "provider_number_unique" UNIQUE("number"),
	CONSTRAINT "provider_state" CHECK (state in ('listed', 'hidden') and (state = 'hidden') = (hidden_reason <> '')),
	CONSTRAINT "provider_verification" CHECK (verification in ('none', 'verified', 'lapsed') and (verification = 'none') = (verified_on is null)),
	CONSTRAINT "provider_lists" CHECK (cardinality(regions) > 0 and cardinality(services) > 0 and cardinality(languages) > 0),
	CONSTRAINT "provider_numbers" CHECK (response_hours between 1 and 240 and founded_year between 1800 and 2100)
);
--> statement-breakpoint
CREATE TABLE "provider_application" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"account_id" uuid,
	"lang" text NOT NULL,
	"name_cn" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"intro" text NOT NULL,
	"home_region" text NOT NULL,
	"regions" text[] NOT NULL,
	"services" text[] NOT NULL,
	"industries" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"person" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"provider_id" uuid,
	"decided_by" uuid,
	"decided_at" timestamptz,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "provider_application_number_unique" UNIQUE("number"),
	CONSTRAINT "provider_application_name" CHECK (name_cn <> '' or name_en <> ''),
	CONSTRAINT "provider_application_state" CHECK (case state when 'received' then decided_at is null when 'inReview' then decided_at is null
        when 'listed' then provider_id is not null and decided_at is not null
        when 'declined' then provider_id is null and reason <> '' and decided_at is not null else false end)
);
--> statement-breakpoint
CREATE TABLE "provider_contact" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"person" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"wechat" text DEFAULT '' NOT NULL,
	"dead_at" timestamptz,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "provider_contact_some" CHECK (phone <> '' or email <> '' or wechat <> '')
);
--> statement-breakpoint
CREATE TABLE "provider_report" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"unlock_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"reported_by" uuid NOT NULL,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decision" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamptz,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "provider_report_unlock_id_unique" UNIQUE("unlock_id"),
	CONSTRAINT "provider_report_state" CHECK (state in ('open', 'confirmed', 'rejected') and (state = 'open') = (decided_at is null))
);
--> statement-breakpoint
CREATE TABLE "provider_unlock" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"beans" integer NOT NULL,
	"posting_id" uuid NOT NULL,
	"refund_posting_id" uuid,
	"state" text DEFAULT 'unlocked' NOT NULL,
	"by_account" uuid NOT NULL,
	"at" timestamptz NOT NULL,
	CONSTRAINT "provider_unlock_owner_type" CHECK (owner_type in ('company', 'person')),
	CONSTRAINT "provider_unlock_state" CHECK (state in ('unlocked', 'refunded') and (state = 'refunded') = (refund_posting_id is not null)),
	CONSTRAINT "provider_unlock_beans" CHECK (beans > 0)
);
--> statement-breakpoint
CREATE TABLE "talent_card" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"region" text NOT NULL,
	"position" text NOT NULL,
	"skills" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"years" integer NOT NULL,
	"roles" jsonb NOT NULL,
	"words" text NOT NULL,
	"hourly_rate_minor" bigint,
	"monthly_rate_minor" bigint,
	"rate_currency" text,
	"available" boolean NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "talent_card_number_unique" UNIQUE("number"),
	CONSTRAINT "talent_number" CHECK (number ~ '^T-[A-Z0-9]{6}$')
);
--> statement-breakpoint
CREATE TABLE "bean_order" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"beans" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	"payment" text NOT NULL,
	"bank_reference" text DEFAULT '' NOT NULL,
	"voucher_file_id" uuid,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"posting_id" uuid,
	"refund_posting_id" uuid,
	"paid_at" timestamptz,
	"decided_by" uuid,
	"decided_at" timestamptz,
	"created_by" uuid NOT NULL,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "bean_order_number_unique" UNIQUE("number"),
	CONSTRAINT "bean_order_owner_type" CHECK (owner_type in ('company', 'person')),
	CONSTRAINT "bean_order_amounts" CHECK (beans > 0 and price_minor > 0),
	CONSTRAINT "bean_order_payment" CHECK (payment in ('transfer', 'wallet') and (payment = 'transfer') = (voucher_file_id is not null)),
	CONSTRAINT "bean_order_wallet" CHECK (payment <> 'wallet' or (owner_type = 'company' and state in ('done', 'refunded'))),
	CONSTRAINT "bean_order_state" CHECK (case state
        when 'pending' then posting_id is null and decided_at is null
        when 'done' then posting_id is not null and refund_posting_id is null and paid_at is not null
        when 'rejected' then posting_id is null and reason <> '' and decided_at is not null
        when 'cancelled' then posting_id is null and decided_at is not null
        when 'refunded' then posting_id is not null and refund_posting_id is not null and reason <> ''
        else false end)
);
--> statement-breakpoint
CREATE TABLE "bean_package" (
	"beans" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"price_minor" bigint,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamptz NOT NULL,
	CONSTRAINT "bean_package_price" CHECK (beans > 0 and (price_minor is null or price_minor > 0))
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_type" text,
	"owner_id" uuid,
	"currency" text NOT NULL,
	"balance" bigint,
	CONSTRAINT "ledger_account_named" UNIQUE NULLS NOT DISTINCT("kind","owner_type","owner_id","currency")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"posting_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_entry_posting_id_line_pk" PRIMARY KEY("posting_id","line")
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	"cause" text NOT NULL,
	"ref_type" text NOT NULL,
	"ref_id" uuid NOT NULL,
	"memo" jsonb,
	"reverses" uuid,
	"at" timestamptz NOT NULL,
	"actor_id" uuid NOT NULL,
	CONSTRAINT "ledger_posting_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "bank_account" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"holder_name" text NOT NULL,
	"bank_name" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"number_fingerprint" text NOT NULL,
	"swift" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"removed_at" timestamptz,
	"created_by" uuid NOT NULL,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "bank_account_owner_type" CHECK (owner_type in ('company', 'person'))
);
--> statement-breakpoint
CREATE TABLE "money_order" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"release_kind" text,
	"subject" text DEFAULT '' NOT NULL,
	"ref_type" text,
	"ref_id" uuid,
	"link" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint DEFAULT 0 NOT NULL,
	"net_minor" bigint NOT NULL,
	"posting_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "money_order_number_unique" UNIQUE("number"),
	CONSTRAINT "money_order_owner_type" CHECK (owner_type in ('company', 'person')),
	CONSTRAINT "money_order_amounts" CHECK (amount_minor > 0 and fee_minor >= 0 and net_minor >= 0 and net_minor = amount_minor - fee_minor),
	CONSTRAINT "money_order_state" CHECK (case type
        when 'topUp' then state in ('pending', 'done', 'rejected', 'reversed')
        when 'release' then state in ('available', 'applied', 'paid', 'returned')
        when 'withdrawal' then state in ('applied', 'approved', 'paid', 'returned', 'declined')
        when 'escrow' then state = 'done' when 'beans' then state = 'done' when 'payroll' then state = 'done' when 'refund' then state = 'done'
        else false end),
	CONSTRAINT "money_order_release" CHECK ((type = 'release') = (release_kind is not null) and (type <> 'release' or owner_type = 'person'))
);
--> statement-breakpoint
CREATE TABLE "top_up" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"bank_reference" text DEFAULT '' NOT NULL,
	"reference_key" text DEFAULT '' NOT NULL,
	"voucher_file_id" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamptz,
	"asked_minor" bigint,
	"agreed_by" uuid,
	"agreed_at" timestamptz,
	CONSTRAINT "top_up_agreed" CHECK ((agreed_by is null) = (agreed_at is null) and (agreed_at is null or asked_minor is not null))
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"bank" jsonb NOT NULL,
	"prepared_by" uuid NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamptz,
	"decided_by" uuid,
	"decided_at" timestamptz,
	"reason" text DEFAULT '' NOT NULL,
	"payout_reference" text DEFAULT '' NOT NULL,
	"reference_key" text DEFAULT '' NOT NULL,
	"return_reference" text DEFAULT '' NOT NULL,
	"proof_file_id" uuid,
	CONSTRAINT "withdrawal_four_eyes" CHECK (approved_by is distinct from prepared_by)
);
--> statement-breakpoint
CREATE TABLE "withdrawal_line" (
	"withdrawal_id" uuid NOT NULL,
	"release_id" uuid NOT NULL,
	CONSTRAINT "withdrawal_line_withdrawal_id_release_id_pk" PRIMARY KEY("withdrawal_id","release_id")
);
--> statement-breakpoint
CREATE TABLE "leave_day" (
	"company_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"kind" text NOT NULL,
	"hundredths" integer NOT NULL,
	CONSTRAINT "leave_day_request_id_day_pk" PRIMARY KEY("request_id","day"),
	CONSTRAINT "leave_day_part" CHECK ("leave_day"."part" in ('whole', 'morning', 'afternoon')),
	CONSTRAINT "leave_day_hundredths" CHECK ("leave_day"."hundredths" in (0, 50, 100))
);
--> statement-breakpoint
CREATE TABLE "leave_entry" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"lot" text NOT NULL,
	"on_day" date NOT NULL,
	"hundredths" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"request_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"account_id" uuid,
	"at" timestamptz NOT NULL,
	CONSTRAINT "leave_entry_kind" CHECK ("leave_entry"."kind" in ('grant', 'use', 'return', 'carry', 'expire', 'adjust', 'payout')),
	CONSTRAINT "leave_entry_amount" CHECK ("leave_entry"."hundredths" <> 0),
	CONSTRAINT "leave_entry_sign" CHECK (case "leave_entry"."kind" when 'use' then "leave_entry"."hundredths" < 0 when 'return' then "leave_entry"."hundredths" > 0 else true end),
	CONSTRAINT "leave_entry_request" CHECK ("leave_entry"."kind" not in ('use', 'return') or "leave_entry"."request_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "leave_event" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_on" date NOT NULL,
	"to_on" date NOT NULL,
	"total_hundredths" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"account_id" uuid,
	"at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leave_feed" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "leave_feed_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "leave_request" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"type" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"from_on" date NOT NULL,
	"to_on" date NOT NULL,
	"halves" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"total_hundredths" integer NOT NULL,
	"paid_bps" integer NOT NULL,
	"counts_holidays" boolean NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamptz,
	"decided_by" uuid,
	"decided_at" timestamptz,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamptz NOT NULL,
	"known_at" timestamptz,
	CONSTRAINT "leave_request_company" UNIQUE("company_id","id"),
	CONSTRAINT "leave_request_state" CHECK ("leave_request"."state" in ('draft', 'asked', 'granted', 'refused', 'withdrawn', 'cancelled')),
	CONSTRAINT "leave_request_dates" CHECK ("leave_request"."to_on" >= "leave_request"."from_on"),
	CONSTRAINT "leave_request_asked" CHECK ("leave_request"."state" = 'draft' or "leave_request"."state" = 'withdrawn' or "leave_request"."asked_at" is not null),
	CONSTRAINT "leave_request_decided" CHECK ("leave_request"."state" not in ('granted', 'refused', 'cancelled') or "leave_request"."decided_at" is not null),
	CONSTRAINT "leave_request_known" CHECK (("leave_request"."known_at" is not null) = ("leave_request"."state" in ('granted', 'cancelled')))
);
--> statement-breakpoint
CREATE TABLE "leave_type" (
	"company_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"mark" integer NOT NULL,
	"paid_bps" integer NOT NULL,
	"counts_holidays" boolean NOT NULL,
	"half_days" boolean NOT NULL,
	"allowance" text NOT NULL,
	"year_hundredths" integer,
	"accrual" text NOT NULL,
	"step_hundredths" integer NOT NULL,
	"pro_rata" text NOT NULL,
	"advance_hundredths" integer NOT NULL,
	"carry_limit_hundredths" integer,
	"carry_together_hundredths" integer,
	"carry_days" integer,
	"paid_out" boolean NOT NULL,
	"from_year" integer NOT NULL,
	"sort" integer NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "leave_type_company_id_code_pk" PRIMARY KEY("company_id","code"),
	CONSTRAINT "leave_type_words" CHECK ("leave_type"."name_cn" <> '' and "leave_type"."name_en" <> ''),
	CONSTRAINT "leave_type_paid" CHECK ("leave_type"."paid_bps" between 0 and 10000),
	CONSTRAINT "leave_type_allowance" CHECK ("leave_type"."allowance" in ('none', 'contract', 'fixed') and ("leave_type"."allowance" = 'fixed') = ("leave_type"."year_hundredths" is not null)),
	CONSTRAINT "leave_type_accrual" CHECK ("leave_type"."accrual" in ('year', 'month') and "leave_type"."step_hundredths" > 0),
	CONSTRAINT "leave_type_pro_rata" CHECK ("leave_type"."pro_rata" in ('country', 'months', 'china')),
	CONSTRAINT "leave_type_limits" CHECK ("leave_type"."year_hundredths" >= 0 and "leave_type"."advance_hundredths" >= 0 and "leave_type"."carry_limit_hundredths" >= 0 and "leave_type"."carry_together_hundredths" >= 0 and "leave_type"."carry_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "calendar_correction" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"region" text NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"english" text DEFAULT '' NOT NULL,
	"name_cn" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamptz NOT NULL,
	CONSTRAINT "calendar_correction_kind" CHECK (kind in ('add', 'remove', 'rename', 'workday')),
	CONSTRAINT "calendar_correction_names" CHECK (case when kind in ('remove', 'rename') then english <> '' else english = '' end and (kind = 'remove' or (name_cn <> '' and name_en <> '')))
);
--> statement-breakpoint
CREATE TABLE "calendar_verification" (
	"region" text NOT NULL,
	"year" integer NOT NULL,
	"source" text NOT NULL,
	"verified_by" uuid NOT NULL,
	"verified_at" timestamptz NOT NULL,
	CONSTRAINT "calendar_verification_region_year_pk" PRIMARY KEY("region","year"),
	CONSTRAINT "calendar_verification_words" CHECK (region ~ '^[A-Z]{2}$' and source <> ''),
	CONSTRAINT "calendar_verification_year" CHECK (year between 2024 and 2030)
);
--> statement-breakpoint
CREATE TABLE "cost_component" (
	"rate_id" uuid NOT NULL,
	"sort" integer NOT NULL,
	"code" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"kind" text NOT NULL,
	"base" text NOT NULL,
	"rate_ppm" integer,
	"cap_minor" bigint,
	"floor_minor" bigint,
	"fixed_minor" bigint,
	"brackets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"whole" boolean DEFAULT false NOT NULL,
	"source_name" text NOT NULL,
	"source_url" text NOT NULL,
	"note_cn" text DEFAULT '' NOT NULL,
	"note_en" text DEFAULT '' NOT NULL,
	CONSTRAINT "cost_component_rate_id_sort_pk" PRIMARY KEY("rate_id","sort"),
	CONSTRAINT "cost_component_base" CHECK (base in ('month', 'year')),
	CONSTRAINT "cost_component_words" CHECK (code <> '' and name_cn <> '' and name_en <> '' and source_name <> '' and source_url <> ''),
	CONSTRAINT "cost_component_limits" CHECK (coalesce(cap_minor, 0) >= 0 and coalesce(floor_minor, 0) >= 0 and (cap_minor is null or floor_minor is null or floor_minor <= cap_minor)),
	CONSTRAINT "cost_component_rate" CHECK (rate_ppm is null or rate_ppm between 0 and 1000000),
	CONSTRAINT "cost_component_kind" CHECK (case kind
        when 'percent' then rate_ppm is not null and cap_minor is null and floor_minor is null and fixed_minor is null
        when 'percentSalaryCap' then rate_ppm is not null and cap_minor is not null and fixed_minor is null
        when 'percentAmountCap' then rate_ppm is not null and cap_minor is not null and fixed_minor is null
        when 'fixed' then fixed_minor >= 0 and rate_ppm is null and cap_minor is null and floor_minor is null
        when 'brackets' then jsonb_array_length(brackets) > 0 and rate_ppm is null and fixed_minor is null
        else false end)
);
--> statement-breakpoint
CREATE TABLE "cost_rate" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"region" text NOT NULL,
	"version" integer NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"effective_from" date NOT NULL,
	"effective_to" date,
	"note_cn" text DEFAULT '' NOT NULL,
	"note_en" text DEFAULT '' NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"editors" uuid[] NOT NULL,
	"edited_at" timestamptz NOT NULL,
	"reviewed_by" uuid,
	"reviewed_at" timestamptz,
	"retired_by" uuid,
	"retired_at" timestamptz,
	"retire_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "cost_rate_region" CHECK (region ~ '^[A-Z]{2}$' and currency ~ '^[A-Z]{3}$'),
	CONSTRAINT "cost_rate_state" CHECK (state in ('draft', 'reviewed', 'retired')),
	CONSTRAINT "cost_rate_dates" CHECK (effective_to is null or effective_to >= effective_from),
	CONSTRAINT "cost_rate_four_eyes" CHECK (reviewed_by is null or not (reviewed_by = any(editors))),
	CONSTRAINT "cost_rate_editors" CHECK (cardinality(editors) > 0),
	CONSTRAINT "cost_rate_reviewed" CHECK ((reviewed_by is null) = (reviewed_at is null) and (state <> 'reviewed' or reviewed_by is not null) and (state <> 'draft' or reviewed_by is null)),
	CONSTRAINT "cost_rate_retired" CHECK ((state = 'retired') = (retired_at is not null) and (state = 'retired') = (retired_by is not null))
);
--> statement-breakpoint
CREATE TABLE "due_feed" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "due_feed_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "employee" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"number" text NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"latin_name" text DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"sort_name" text DEFAULT '' NOT NULL,
	"team_id" uuid,
	"manager_id" uuid,
	"country" text DEFAULT '' NOT NULL,
	"subdivision" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"area_code" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"zone" text DEFAULT '' NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"job_description" text DEFAULT '' NOT NULL,
	"contract_start" date,
	"contract_end" date,
	"probation_end" date,
	"work_days" integer[] DEFAULT '{}' NOT NULL,
	"day_start_minute" integer,
	"day_end_minute" integer,
	"cycle" text,
	"currency" text,
	"base_minor" bigint,
	"leave_hundredths" integer,
	"leave_on" date,
	"leave_reason" text DEFAULT '' NOT NULL,
	"never_joined" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	"erased_at" timestamptz,
	CONSTRAINT "employee_company" UNIQUE("company_id","id"),
	CONSTRAINT "employee_status" CHECK ("employee"."status" between 0 and 4),
	CONSTRAINT "employee_name" CHECK ("employee"."name" <> ''),
	CONSTRAINT "employee_contract" CHECK ("employee"."contract_end" >= "employee"."contract_start"),
	CONSTRAINT "employee_probation" CHECK ("employee"."probation_end" >= "employee"."contract_start"),
	CONSTRAINT "employee_hours" CHECK ("employee"."day_end_minute" > "employee"."day_start_minute" and "employee"."day_start_minute" >= 0 and "employee"."day_end_minute" <= 1440),
	CONSTRAINT "employee_cycle" CHECK ("employee"."cycle" in ('weekly', 'biweekly', 'monthly')),
	CONSTRAINT "employee_base" CHECK ("employee"."base_minor" between 0 and 100000000),
	CONSTRAINT "employee_left" CHECK ("employee"."status" <> 4 or "employee"."leave_on" is not null),
	CONSTRAINT "employee_not_own_manager" CHECK ("employee"."manager_id" <> "employee"."id")
);
--> statement-breakpoint
CREATE TABLE "employee_count" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employee_document" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"issued_on" date,
	"expires_on" date,
	"note" text DEFAULT '' NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamptz NOT NULL,
	"superseded_at" timestamptz,
	CONSTRAINT "employee_document_kind" CHECK ("employee_document"."kind" in ('contract', 'passport', 'visa', 'id', 'other')),
	CONSTRAINT "employee_document_dates" CHECK ("employee_document"."expires_on" >= "employee_document"."issued_on")
);
--> statement-breakpoint
CREATE TABLE "employee_event" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"account_id" uuid,
	"at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employee_link" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"sent_at" timestamptz NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"code_hash" text,
	"code_sent_at" timestamptz,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"open_hash" text,
	"open_until" timestamptz,
	"first_opened_at" timestamptz,
	"messages" integer NOT NULL,
	"messages_on" date NOT NULL,
	CONSTRAINT "employee_link_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "employee_link_subject" UNIQUE("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "employee_policy" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kept_months" integer NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamptz NOT NULL,
	CONSTRAINT "employee_policy_months" CHECK ("employee_policy"."kept_months" between 24 and 240)
);
--> statement-breakpoint
CREATE TABLE "employee_view" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employee_warned" (
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"flag" text NOT NULL,
	"threshold" integer NOT NULL,
	"due_on" date NOT NULL,
	"at" timestamptz NOT NULL,
	CONSTRAINT "employee_warned_employee_id_flag_threshold_due_on_pk" PRIMARY KEY("employee_id","flag","threshold","due_on")
);
--> statement-breakpoint
CREATE TABLE "employment" (
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"start_on" date NOT NULL,
	"end_on" date NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "employment_employee_id_start_on_pk" PRIMARY KEY("employee_id","start_on")
);
--> statement-breakpoint
CREATE TABLE "onboarding_waiver" (
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"item" text NOT NULL,
	"reason" text NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamptz NOT NULL,
	CONSTRAINT "onboarding_waiver_employee_id_item_pk" PRIMARY KEY("employee_id","item")
);
--> statement-breakpoint
CREATE TABLE "payee" (
	"employee_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"holder" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_area" text DEFAULT '' NOT NULL,
	"swift" text DEFAULT '' NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamptz NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamptz,
	CONSTRAINT "payee_second_person" CHECK ("payee"."confirmed_by" <> "payee"."changed_by")
);
--> statement-breakpoint
CREATE TABLE "work_pattern" (
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"from_on" date NOT NULL,
	"weekdays" integer[] NOT NULL,
	"known_at" timestamptz NOT NULL,
	CONSTRAINT "work_pattern_employee_id_from_on_known_at_pk" PRIMARY KEY("employee_id","from_on","known_at")
);
--> statement-breakpoint
CREATE TABLE "intake" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"mode" text DEFAULT 'addAndUpdate' NOT NULL,
	"accepted" text[] DEFAULT '{}' NOT NULL,
	"pay_left_out" boolean DEFAULT false NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"step_at" timestamptz NOT NULL,
	"beat" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" jsonb,
	"started_by" uuid NOT NULL,
	"started_at" timestamptz NOT NULL,
	"ended_at" timestamptz,
	"erased_at" timestamptz,
	CONSTRAINT "intake_company" UNIQUE("company_id","id"),
	CONSTRAINT "intake_state" CHECK ("intake"."state" in ('reading', 'mapping', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'stopped', 'failed')),
	CONSTRAINT "intake_mode" CHECK ("intake"."mode" in ('add', 'addAndUpdate', 'update'))
);
--> statement-breakpoint
CREATE TABLE "intake_chunk" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"intake_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "intake_chunk_place" UNIQUE("intake_id","place")
);
--> statement-breakpoint
CREATE TABLE "intake_heading" (
	"company_id" uuid NOT NULL,
	"heading" text NOT NULL,
	"field" text,
	"changed_at" timestamptz NOT NULL,
	CONSTRAINT "intake_heading_company_id_heading_pk" PRIMARY KEY("company_id","heading")
);
--> statement-breakpoint
CREATE TABLE "intake_known" (
	"company_id" uuid NOT NULL,
	"code" text NOT NULL,
	"employee_id" uuid NOT NULL,
	"intake_id" uuid NOT NULL,
	CONSTRAINT "intake_known_company_id_code_pk" PRIMARY KEY("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "intake_row" (
	"company_id" uuid NOT NULL,
	"intake_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"place" integer NOT NULL,
	"found" text NOT NULL,
	"outcome" text NOT NULL,
	"skip" text,
	"hidden" boolean NOT NULL,
	"incomplete" boolean NOT NULL,
	"kinds" text[] NOT NULL,
	"proposed" text[] NOT NULL,
	"code" text NOT NULL,
	"values_code" text NOT NULL,
	"employee_id" uuid,
	"result" text,
	"employee_version" integer,
	"undo_tries" integer DEFAULT 0 NOT NULL,
	"manager_open" boolean DEFAULT false NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "intake_row_intake_id_row_pk" PRIMARY KEY("intake_id","row")
);
--> statement-breakpoint
CREATE TABLE "pay_batch" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"number" text NOT NULL,
	"currency" text NOT NULL,
	"payments" integer NOT NULL,
	"total_minor" bigint NOT NULL,
	"file_hash" text NOT NULL,
	"posting_id" uuid NOT NULL,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamptz NOT NULL,
	"settled_at" timestamptz,
	CONSTRAINT "pay_batch_number_unique" UNIQUE("number"),
	CONSTRAINT "pay_batch_size" CHECK ("pay_batch"."payments" between 1 and 1000 and "pay_batch"."total_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "pay_check" (
	"run_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"check" text NOT NULL,
	"blocking" boolean NOT NULL,
	"fact" text DEFAULT '' NOT NULL,
	"ticked_by" uuid,
	"ticked_at" timestamptz,
	CONSTRAINT "pay_check_run_id_subject_check_pk" PRIMARY KEY("run_id","subject","check")
);
--> statement-breakpoint
CREATE TABLE "pay_group" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"cycle" text NOT NULL,
	"anchor" date NOT NULL,
	"cut_off_days" integer NOT NULL,
	"pay_kind" text NOT NULL,
	"pay_day" integer NOT NULL,
	"pay_months" integer DEFAULT 0 NOT NULL,
	"method" text NOT NULL,
	"region" text NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "pay_group_company" UNIQUE("company_id","id"),
	CONSTRAINT "pay_group_cycle" CHECK ("pay_group"."cycle" in ('weekly', 'biweekly', 'monthly')),
	CONSTRAINT "pay_group_method" CHECK ("pay_group"."method" in ('working', 'calendar') or ("pay_group"."cycle" = 'monthly' and "pay_group"."method" in ('thirtieths', 'china'))),
	CONSTRAINT "pay_group_pay" CHECK (case "pay_group"."pay_kind" when 'daysAfterEnd' then "pay_group"."pay_day" between -31 and 62 and "pay_group"."pay_months" = 0
        when 'date' then "pay_group"."cycle" = 'monthly' and "pay_group"."pay_day" between 1 and 31 and "pay_group"."pay_months" between 0 and 2 else false end),
	CONSTRAINT "pay_group_cut_off" CHECK ("pay_group"."cut_off_days" between -31 and 31)
);
--> statement-breakpoint
CREATE TABLE "pay_group_member" (
	"employee_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"since" timestamptz NOT NULL,
	"added_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_item" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"every" text NOT NULL,
	"from_on" date NOT NULL,
	"to_on" date,
	"currency" text NOT NULL,
	"unit_minor" bigint NOT NULL,
	"quantity_hundredths" integer DEFAULT 100 NOT NULL,
	"rate_bps" integer DEFAULT 10000 NOT NULL,
	"replaces" boolean DEFAULT false NOT NULL,
	"parts" jsonb,
	"reason" text NOT NULL,
	"run_id" uuid,
	"added_by" uuid NOT NULL,
	"added_at" timestamptz NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamptz,
	"removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "pay_item_kind" CHECK ("pay_item"."kind" in ('item', 'reimbursement', 'deduction', 'leaving')),
	CONSTRAINT "pay_item_span" CHECK ("pay_item"."to_on" >= "pay_item"."from_on" and ("pay_item"."every" = 'period' or "pay_item"."to_on" is null)),
	CONSTRAINT "pay_item_amount" CHECK (abs("pay_item"."unit_minor") <= 100000000 and "pay_item"."quantity_hundredths" between 1 and 1000000 and "pay_item"."rate_bps" between 1 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "pay_payment" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"slip_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"batch_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"payee" jsonb,
	"fingerprint" text,
	"reason" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "pay_payment_amount" CHECK ("pay_payment"."amount_minor" > 0),
	CONSTRAINT "pay_payment_state" CHECK ("pay_payment"."state" in ('held', 'withheld', 'failed', 'sent', 'paid', 'returned', 'outside', 'paidOutside')),
	CONSTRAINT "pay_payment_sent" CHECK (("pay_payment"."state" in ('sent', 'paid')) <= ("pay_payment"."batch_id" is not null and "pay_payment"."payee" is not null))
);
--> statement-breakpoint
CREATE TABLE "pay_run" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"cycle" text NOT NULL,
	"method" text NOT NULL,
	"region" text NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"cut_off_on" date NOT NULL,
	"pay_on" date NOT NULL,
	"corrects_from" date,
	"corrects_to" date,
	"calculation" integer DEFAULT 0 NOT NULL,
	"calculating" text DEFAULT 'no' NOT NULL,
	"calculated" integer DEFAULT 0 NOT NULL,
	"to_calculate" integer DEFAULT 0 NOT NULL,
	"calculated_at" timestamptz,
	"hash" text,
	"totals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"blocking" integer DEFAULT 0 NOT NULL,
	"unticked" integer DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"submitted_at" timestamptz,
	"approved_by" uuid,
	"approved_at" timestamptz,
	"published_at" timestamptz,
	"deadline_at" timestamptz,
	"proof_file_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "pay_run_number_unique" UNIQUE("number"),
	CONSTRAINT "pay_run_company" UNIQUE("company_id","id"),
	CONSTRAINT "pay_run_state" CHECK ("pay_run"."state" in ('draft', 'review', 'approved', 'paying', 'paid', 'published', 'locked', 'cancelled')),
	CONSTRAINT "pay_run_kind" CHECK ("pay_run"."kind" in ('regular', 'offCycle', 'final', 'correction')),
	CONSTRAINT "pay_run_dates" CHECK ("pay_run"."period_to" >= "pay_run"."period_from"),
	CONSTRAINT "pay_run_approved" CHECK (("pay_run"."state" in ('approved', 'paying', 'paid', 'published', 'locked')) <= ("pay_run"."approved_by" is not null and "pay_run"."hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "pay_run_money" (
	"run_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"held_minor" bigint DEFAULT 0 NOT NULL,
	"sent_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "pay_run_money_run_id_currency_pk" PRIMARY KEY("run_id","currency")
);
--> statement-breakpoint
CREATE TABLE "pay_run_move" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"run_id" uuid NOT NULL,
	"at" timestamptz NOT NULL,
	"actor_id" uuid NOT NULL,
	"move" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"hash" text,
	"posting_ids" uuid[] DEFAULT '{}' NOT NULL,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "pay_run_person" (
	"run_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"is_in" boolean DEFAULT true NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "pay_run_person_run_id_employee_id_pk" PRIMARY KEY("run_id","employee_id"),
	CONSTRAINT "pay_run_person_out" CHECK ("pay_run_person"."is_in" or "pay_run_person"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "pay_run_preparer" (
	"run_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"why" text NOT NULL,
	"at" timestamptz NOT NULL,
	CONSTRAINT "pay_run_preparer_run_id_account_id_why_pk" PRIMARY KEY("run_id","account_id","why")
);
--> statement-breakpoint
CREATE TABLE "pay_slip" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"run_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"calculation" integer NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"pay_on" date NOT NULL,
	"currency" text NOT NULL,
	"gross_minor" bigint NOT NULL,
	"deducted_minor" bigint NOT NULL,
	"net_minor" bigint NOT NULL,
	"carried_minor" bigint NOT NULL,
	"engine" text NOT NULL,
	"snapshot" text NOT NULL,
	"slip" text NOT NULL,
	"hash" text NOT NULL,
	"change" jsonb,
	"calculated_at" timestamptz NOT NULL,
	CONSTRAINT "pay_slip_net" CHECK ("pay_slip"."net_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "salary_change" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"effective_on" date NOT NULL,
	"cycle" text NOT NULL,
	"currency" text NOT NULL,
	"base_minor" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamptz NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamptz,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "salary_change_state" CHECK ("salary_change"."state" in ('proposed', 'approved', 'refused', 'withdrawn')),
	CONSTRAINT "salary_change_cycle" CHECK ("salary_change"."cycle" in ('weekly', 'biweekly', 'monthly')),
	CONSTRAINT "salary_change_base" CHECK ("salary_change"."base_minor" between 0 and 100000000),
	CONSTRAINT "salary_change_decided" CHECK (("salary_change"."state" in ('approved', 'refused')) = ("salary_change"."decided_by" is not null and "salary_change"."decided_at" is not null) or "salary_change"."state" = 'withdrawn')
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"role" text NOT NULL,
	"team_id" uuid,
	"target" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"sent_at" timestamptz NOT NULL,
	"expires_at" timestamptz NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamptz,
	CONSTRAINT "invitation_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitation_state" CHECK ("invitation"."state" in ('open', 'accepted', 'declined', 'revoked', 'expired')),
	CONSTRAINT "invitation_role" CHECK ("invitation"."role" in ('owner', 'admin', 'hr', 'finance', 'demandManager', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "invitation_count" (
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "invitation_count_day_subject_pk" PRIMARY KEY("day","subject")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"parent_id" uuid,
	"lead_id" uuid,
	"archived" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "team_company" UNIQUE("company_id","id"),
	CONSTRAINT "team_words" CHECK ("team"."name" <> '' and "team"."description" <> ''),
	CONSTRAINT "team_not_own_parent" CHECK ("team"."parent_id" <> "team"."id")
);
--> statement-breakpoint
CREATE TABLE "team_member" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"team_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advisory" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"account_id" uuid NOT NULL,
	"company_id" uuid,
	"topic" text NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"lang" text NOT NULL,
	"owner_id" uuid,
	"waiting_since" timestamptz,
	"due_at" timestamptz,
	"first_answered_at" timestamptz,
	"closed_at" timestamptz,
	"rating" smallint,
	"rating_text" text DEFAULT '' NOT NULL,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "advisory_reference_unique" UNIQUE("reference"),
	CONSTRAINT "advisory_state" CHECK ("advisory"."state" in ('open', 'taken', 'answered', 'closed')),
	CONSTRAINT "advisory_waits" CHECK (("advisory"."due_at" is null) = ("advisory"."waiting_since" is null) and ("advisory"."due_at" is null) = ("advisory"."state" in ('answered', 'closed'))),
	CONSTRAINT "advisory_owner" CHECK ("advisory"."state" not in ('taken', 'answered') or "advisory"."owner_id" is not null),
	CONSTRAINT "advisory_closed" CHECK (("advisory"."closed_at" is null) = ("advisory"."state" <> 'closed')),
	CONSTRAINT "advisory_rating" CHECK ("advisory"."rating" between 1 and 5),
	CONSTRAINT "advisory_lang" CHECK ("advisory"."lang" in ('cn', 'en'))
);
--> statement-breakpoint
CREATE TABLE "advisory_entry" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"advisory_id" uuid NOT NULL,
	"at" timestamptz NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"attached" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"event" text,
	"to_id" uuid,
	CONSTRAINT "advisory_entry_kind" CHECK ("advisory_entry"."kind" in ('question', 'answer', 'note', 'event')),
	CONSTRAINT "advisory_entry_event" CHECK (("advisory_entry"."event" is null) = ("advisory_entry"."kind" <> 'event'))
);
--> statement-breakpoint
CREATE TABLE "advisory_prepared" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	"title_cn" text NOT NULL,
	"title_en" text NOT NULL,
	"text_cn" text NOT NULL,
	"text_en" text NOT NULL,
	"changed_at" timestamptz NOT NULL,
	"changed_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_block" (
	"account_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"at" timestamptz NOT NULL,
	CONSTRAINT "chat_block_account_id_blocked_id_pk" PRIMARY KEY("account_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "chat_contact" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"line" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_at" timestamptz NOT NULL,
	"ends_at" timestamptz NOT NULL,
	CONSTRAINT "chat_contact_state" CHECK (state in ('asked', 'accepted', 'declined', 'ended')),
	CONSTRAINT "chat_contact_two" CHECK (from_id <> to_id)
);
--> statement-breakpoint
CREATE TABLE "chat_conversation" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"about" text,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"announcement" text DEFAULT '' NOT NULL,
	"open_history" boolean DEFAULT false NOT NULL,
	"all_muted" boolean DEFAULT false NOT NULL,
	"read_only" boolean DEFAULT false NOT NULL,
	"pinned_seq" integer,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamptz NOT NULL,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "chat_conversation_kind" CHECK (kind in ('friend', 'group', 'demand')),
	CONSTRAINT "chat_conversation_seq" CHECK (last_seq >= 0)
);
--> statement-breakpoint
CREATE TABLE "chat_event" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sender_id" uuid NOT NULL,
	"cid" text,
	"digest" text,
	"content" text DEFAULT '' NOT NULL,
	"reply_seq" integer,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"data" jsonb,
	"hidden_from" uuid,
	"recalled" text,
	"at" timestamptz NOT NULL,
	CONSTRAINT "chat_event_id_at" CHECK ((at - uuid_extract_timestamp(id) between '0' and '1 millisecond') is true),
	CONSTRAINT "chat_event_seq" CHECK (seq > 0),
	CONSTRAINT "chat_event_cid_digest" CHECK ((cid is null) = (digest is null)),
	CONSTRAINT "chat_event_recalled" CHECK (recalled is null or (content = '' and file_ids = '{}'))
) PARTITION BY RANGE ("id");
--> statement-breakpoint
create schema if not exists partitions;
--> statement-breakpoint
create table partitions.chat_event_default partition of "chat_event" default;
--> statement-breakpoint
CREATE TABLE "chat_file" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "chat_file_conversation_id_seq_file_id_pk" PRIMARY KEY("conversation_id","seq","file_id")
);
--> statement-breakpoint
CREATE TABLE "chat_hold" (
	"conversation_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"at" timestamptz NOT NULL,
	CONSTRAINT "chat_hold_conversation_id_cause_pk" PRIMARY KEY("conversation_id","cause")
);
--> statement-breakpoint
CREATE TABLE "chat_member" (
	"conversation_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"from_seq" integer NOT NULL,
	"read_seq" integer NOT NULL,
	"delivered_seq" integer NOT NULL,
	"marked_unread" boolean DEFAULT false NOT NULL,
	"quiet" boolean DEFAULT false NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"joined_at" timestamptz NOT NULL,
	CONSTRAINT "chat_member_conversation_id_account_id_pk" PRIMARY KEY("conversation_id","account_id"),
	CONSTRAINT "chat_member_role" CHECK (role in ('owner', 'admin', 'member'))
);
--> statement-breakpoint
CREATE TABLE "chat_ticket" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"ends_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_mail" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamptz,
	"mailed_at" timestamptz
);
--> statement-breakpoint
CREATE TABLE "chat_mail_watch" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"until" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid NOT NULL,
	"company_id" uuid,
	"text" text NOT NULL,
	"lang" text NOT NULL,
	"screenshot_ids" uuid[] DEFAULT '{}' NOT NULL,
	"page" text DEFAULT '' NOT NULL,
	"version" text DEFAULT '' NOT NULL,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "feedback_reference_unique" UNIQUE("reference"),
	CONSTRAINT "feedback_state" CHECK ("feedback"."state" in ('received', 'looked', 'answered', 'closed')),
	CONSTRAINT "feedback_screenshots" CHECK (cardinality("feedback"."screenshot_ids") <= 4),
	CONSTRAINT "feedback_lang" CHECK ("feedback"."lang" in ('cn', 'en'))
);
--> statement-breakpoint
CREATE TABLE "feedback_answer" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"feedback_id" uuid NOT NULL,
	"at" timestamptz NOT NULL,
	"actor_id" uuid NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reporter_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"ground" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"lines" jsonb NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"kept_until" timestamptz NOT NULL,
	"opened_by" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamptz NOT NULL,
	"waiting_since" timestamptz,
	"measure" text,
	"muted_until" timestamptz,
	"reason_cn" text DEFAULT '' NOT NULL,
	"reason_en" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamptz,
	"appeal_text" text DEFAULT '' NOT NULL,
	"appeal_reason_cn" text DEFAULT '' NOT NULL,
	"appeal_reason_en" text DEFAULT '' NOT NULL,
	"appeal_decided_by" uuid,
	"appeal_decided_at" timestamptz,
	CONSTRAINT "report_reference_unique" UNIQUE("reference"),
	CONSTRAINT "report_state" CHECK ("report"."state" in ('open', 'dismissed', 'measured', 'appealed', 'upheld', 'overturned')),
	CONSTRAINT "report_waits" CHECK (("report"."waiting_since" is not null) = ("report"."state" in ('open', 'appealed'))),
	CONSTRAINT "report_measure" CHECK (("report"."measure" is null) = ("report"."state" in ('open', 'dismissed'))),
	CONSTRAINT "report_decided" CHECK (("report"."decided_at" is null) = ("report"."state" = 'open')),
	CONSTRAINT "report_muted" CHECK (("report"."muted_until" is not null) = ("report"."measure" is not distinct from 'mute'))
);
--> statement-breakpoint
CREATE TABLE "demand" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"sea_service_status" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"deliverables" text NOT NULL,
	"acceptance_criteria" text NOT NULL,
	"area_code" text NOT NULL,
	"region_code" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"prepayment_minor" bigint DEFAULT 0 NOT NULL,
	"contract_kind" text NOT NULL,
	"recruit_start" date NOT NULL,
	"recruit_end" date NOT NULL,
	"expected_completion" date NOT NULL,
	"work_language" text NOT NULL,
	"visibility" text NOT NULL,
	"attachment_id" uuid,
	"fee_bps" integer NOT NULL,
	"review" text DEFAULT 'none' NOT NULL,
	"review_asked_at" timestamptz,
	"review_reasons" jsonb,
	"provider_id" uuid,
	"is_imprest" boolean DEFAULT false NOT NULL,
	"postpone" text DEFAULT 'none' NOT NULL,
	"publisher_closed" boolean DEFAULT false NOT NULL,
	"provider_closed" boolean DEFAULT false NOT NULL,
	"outcome" text,
	"published_at" timestamptz,
	"deadline_at" timestamptz,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "demand_number_unique" UNIQUE("number"),
	CONSTRAINT "demand_status" CHECK (sea_service_status between 0 and 8),
	CONSTRAINT "demand_amount" CHECK (amount_minor >= 0 and prepayment_minor >= 0),
	CONSTRAINT "demand_dates" CHECK (recruit_start <= recruit_end and recruit_end <= expected_completion),
	CONSTRAINT "demand_provider" CHECK ((sea_service_status in (3, 4, 5, 6, 7)) <= (provider_id is not null) and (sea_service_status <= 2) <= (provider_id is null)),
	CONSTRAINT "demand_outcome" CHECK ((sea_service_status = 8) = (outcome is not null))
);
--> statement-breakpoint
CREATE TABLE "demand_application" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"demand_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"state" text NOT NULL,
	"invited" boolean DEFAULT false NOT NULL,
	"applied_at" timestamptz,
	"message" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demand_delivery" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"demand_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"note" text NOT NULL,
	"file_ids" uuid[] NOT NULL,
	"at" timestamptz NOT NULL,
	"returned_reason" text
);
--> statement-breakpoint
CREATE TABLE "demand_draft" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"form" jsonb NOT NULL,
	"updated_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demand_invitee" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"demand_id" uuid NOT NULL,
	"area_code" text NOT NULL,
	"phone" text NOT NULL,
	"account_id" uuid,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demand_move" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"demand_id" uuid NOT NULL,
	"at" timestamptz NOT NULL,
	"actor_id" uuid NOT NULL,
	"side" text NOT NULL,
	"move" text NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"posting_id" uuid,
	"amount_minor" bigint,
	"currency" text,
	"subject_id" uuid,
	"detail" jsonb
);
--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "former_member" ADD CONSTRAINT "former_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "former_role" ADD CONSTRAINT "former_role_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "known_browser" ADD CONSTRAINT "known_browser_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "identity" ADD CONSTRAINT "identity_account_id_profile_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."profile"("account_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "resume_item" ADD CONSTRAINT "resume_item_account_id_profile_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."profile"("account_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "secret" ADD CONSTRAINT "secret_needs_key" FOREIGN KEY ("scope","key_version") REFERENCES "public"."secret_key"("scope","version") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_text" ADD CONSTRAINT "article_text_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_signup" ADD CONSTRAINT "event_signup_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lead_event" ADD CONSTRAINT "lead_event_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel" ADD CONSTRAINT "channel_application_id_partner_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."partner_application"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "channel_attribution" ADD CONSTRAINT "channel_attribution_channel_id_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channel"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_application" ADD CONSTRAINT "provider_application_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_contact" ADD CONSTRAINT "provider_contact_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_report" ADD CONSTRAINT "provider_report_unlock_id_provider_unlock_id_fk" FOREIGN KEY ("unlock_id") REFERENCES "public"."provider_unlock"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_report" ADD CONSTRAINT "provider_report_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_unlock" ADD CONSTRAINT "provider_unlock_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "top_up" ADD CONSTRAINT "top_up_order_id_money_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."money_order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_order_id_money_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."money_order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal_line" ADD CONSTRAINT "withdrawal_line_withdrawal_id_withdrawal_order_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("order_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal_line" ADD CONSTRAINT "withdrawal_line_release_id_money_order_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."money_order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leave_day" ADD CONSTRAINT "leave_day_request" FOREIGN KEY ("company_id","request_id") REFERENCES "public"."leave_request"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leave_entry" ADD CONSTRAINT "leave_entry_type" FOREIGN KEY ("company_id","type") REFERENCES "public"."leave_type"("company_id","code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leave_event" ADD CONSTRAINT "leave_event_request" FOREIGN KEY ("company_id","request_id") REFERENCES "public"."leave_request"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leave_request" ADD CONSTRAINT "leave_request_type" FOREIGN KEY ("company_id","type") REFERENCES "public"."leave_type"("company_id","code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cost_component" ADD CONSTRAINT "cost_component_rate_id_cost_rate_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."cost_rate"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_manager" FOREIGN KEY ("company_id","manager_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_document" ADD CONSTRAINT "employee_document_owner" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_event" ADD CONSTRAINT "employee_event_owner" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_link" ADD CONSTRAINT "employee_link_owner" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_warned" ADD CONSTRAINT "employee_warned_owner" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employment" ADD CONSTRAINT "employment_owner" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "onboarding_waiver" ADD CONSTRAINT "onboarding_waiver_owner" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payee" ADD CONSTRAINT "payee_owner" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_pattern" ADD CONSTRAINT "work_pattern_owner" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "intake_chunk" ADD CONSTRAINT "intake_chunk_owner" FOREIGN KEY ("company_id","intake_id") REFERENCES "public"."intake"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "intake_row" ADD CONSTRAINT "intake_row_owner" FOREIGN KEY ("company_id","intake_id") REFERENCES "public"."intake"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pay_batch" ADD CONSTRAINT "pay_batch_same_company" FOREIGN KEY ("company_id","run_id") REFERENCES "public"."pay_run"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pay_check" ADD CONSTRAINT "pay_check_run_id_pay_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_run"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pay_group_member" ADD CONSTRAINT "pay_group_member_same_company" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."pay_group"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pay_payment" ADD CONSTRAINT "pay_payment_batch_id_pay_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."pay_batch"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pay_payment" ADD CONSTRAINT "pay_payment_same_company" FOREIGN KEY ("company_id","run_id") REFERENCES "public"."pay_run"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_same_company" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."pay_group"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pay_run_move" ADD CONSTRAINT "pay_run_move_run_id_pay_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_run"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pay_run_person" ADD CONSTRAINT "pay_run_person_run_id_pay_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_run"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pay_run_preparer" ADD CONSTRAINT "pay_run_preparer_run_id_pay_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_run"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pay_slip" ADD CONSTRAINT "pay_slip_run_id_pay_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_run"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_same_company" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."team"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_parent" FOREIGN KEY ("company_id","parent_id") REFERENCES "public"."team"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_same_company" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."team"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "advisory_entry" ADD CONSTRAINT "advisory_entry_advisory_id_advisory_id_fk" FOREIGN KEY ("advisory_id") REFERENCES "public"."advisory"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_event" ADD CONSTRAINT "chat_event_conversation_id_chat_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversation"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_hold" ADD CONSTRAINT "chat_hold_conversation_id_chat_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversation"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_member" ADD CONSTRAINT "chat_member_conversation_id_chat_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversation"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "feedback_answer" ADD CONSTRAINT "feedback_answer_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "demand_application" ADD CONSTRAINT "demand_application_demand_id_demand_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demand"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "demand_delivery" ADD CONSTRAINT "demand_delivery_demand_id_demand_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demand"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "demand_invitee" ADD CONSTRAINT "demand_invitee_demand_id_demand_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demand"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "demand_move" ADD CONSTRAINT "demand_move_demand_id_demand_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demand"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","at");
--> statement-breakpoint
CREATE INDEX "audit_company" ON "audit" USING btree ("company_id","at");
--> statement-breakpoint
CREATE INDEX "audit_call" ON "audit" USING btree ("call","at");
--> statement-breakpoint
CREATE INDEX "audit_ip" ON "audit" USING btree ("at") WHERE ip is not null;
--> statement-breakpoint
CREATE INDEX "idempotency_at" ON "idempotency" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("due_at") WHERE done_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "job_unique_open" ON "job" USING btree ("unique_key" text_pattern_ops) WHERE done_at is null;
--> statement-breakpoint
CREATE INDEX "security_event_last" ON "security_event" USING btree ("last_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "account_phone" ON "account" USING btree ("area_code","phone");
--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("email");
--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "account" USING btree ("username");
--> statement-breakpoint
CREATE INDEX "account_demo" ON "account" USING btree ("id") WHERE demo;
--> statement-breakpoint
CREATE INDEX "account_totp_master" ON "account" USING btree ("totp_master") WHERE totp_master is not null;
--> statement-breakpoint
CREATE INDEX "attempt_last" ON "attempt" USING btree ("last_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "company_member_account" ON "company_member" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "former_member_account" ON "former_member" USING btree ("account_id","left_at");
--> statement-breakpoint
CREATE INDEX "former_member_company" ON "former_member" USING btree ("company_id","joined_at");
--> statement-breakpoint
CREATE INDEX "former_role_company" ON "former_role" USING btree ("company_id","ended_at");
--> statement-breakpoint
CREATE INDEX "former_role_account" ON "former_role" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "known_browser_seen" ON "known_browser" USING btree ("seen_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "session_token" ON "session" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id","created_at");
--> statement-breakpoint
CREATE INDEX "verification_code_expires" ON "verification_code" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "approval_one" ON "approval" USING btree ("kind","subject") WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX "approval_scope" ON "approval" USING btree ("company_id","asked_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "company_credit_code" ON "company" USING btree ("credit_code") WHERE status in (2, 4);
--> statement-breakpoint
CREATE INDEX "company_queue" ON "company" USING btree ("status","submitted_at");
--> statement-breakpoint
CREATE INDEX "notice_of_account" ON "notice" USING btree ("account_id","at");
--> statement-breakpoint
CREATE INDEX "notice_unread" ON "notice" USING btree ("account_id") WHERE read_at is null;
--> statement-breakpoint
CREATE INDEX "outbox_at" ON "outbox" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient","at");
--> statement-breakpoint
CREATE INDEX "outbox_sealed" ON "outbox" USING btree ("opens_until") WHERE sealed is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "identity_number" ON "identity" USING btree ("id_kind","number_fingerprint") WHERE status in (2, 4) and number_freed_at is null;
--> statement-breakpoint
CREATE INDEX "identity_queue" ON "identity" USING btree ("status","submitted_at");
--> statement-breakpoint
CREATE INDEX "resume_item_account" ON "resume_item" USING btree ("account_id","place");
--> statement-breakpoint
CREATE INDEX "secret_of_key" ON "secret" USING btree ("scope","key_version");
--> statement-breakpoint
CREATE INDEX "secret_equal" ON "secret" USING btree ("scope","table_name","column_name","fingerprint") WHERE fingerprint <> '';
--> statement-breakpoint
CREATE INDEX "secret_key_master" ON "secret_key" USING btree ("master");
--> statement-breakpoint
CREATE INDEX "secret_look_row" ON "secret_look" USING btree ("row_id","at");
--> statement-breakpoint
CREATE INDEX "secret_look_account" ON "secret_look" USING btree ("account_id","at");
--> statement-breakpoint
CREATE INDEX "file_by_owner" ON "file" USING btree ("owner_id","created_at");
--> statement-breakpoint
CREATE INDEX "file_content" ON "file" USING btree ("sha256");
--> statement-breakpoint
CREATE INDEX "file_unclaimed" ON "file" USING btree ("created_at") WHERE used_by is null;
--> statement-breakpoint
CREATE INDEX "file_used_by" ON "file" USING btree ("used_by") WHERE used_by is not null;
--> statement-breakpoint
CREATE INDEX "verification_event_subject" ON "verification_event" USING btree ("subject_type","subject_id","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "article_slug" ON "article" USING btree ("slug");
--> statement-breakpoint
CREATE INDEX "article_public" ON "article" USING btree ("publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';
--> statement-breakpoint
CREATE INDEX "article_changed" ON "article" USING btree ("changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "event_slug" ON "event" USING btree ("slug");
--> statement-breakpoint
CREATE INDEX "event_public" ON "event" USING btree ("starts_at","id") WHERE state <> 'draft';
--> statement-breakpoint
CREATE INDEX "event_changed" ON "event" USING btree ("changed_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "event_signup_code" ON "event_signup" USING btree ("code");
--> statement-breakpoint
CREATE UNIQUE INDEX "event_signup_attempt" ON "event_signup" USING btree ("event_id","attempt") WHERE attempt is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "event_signup_phone" ON "event_signup" USING btree ("event_id","phone") WHERE phone <> '' and state not in ('cancelled', 'unproved');
--> statement-breakpoint
CREATE UNIQUE INDEX "event_signup_email" ON "event_signup" USING btree ("event_id","email") WHERE email <> '' and state not in ('cancelled', 'unproved');
--> statement-breakpoint
CREATE UNIQUE INDEX "event_signup_account" ON "event_signup" USING btree ("event_id","account_id") WHERE account_id is not null and state not in ('cancelled', 'unproved');
--> statement-breakpoint
CREATE INDEX "event_signup_event" ON "event_signup" USING btree ("event_id","state","created_at");
--> statement-breakpoint
CREATE INDEX "event_signup_mine" ON "event_signup" USING btree ("account_id") WHERE account_id is not null;
--> statement-breakpoint
CREATE INDEX "event_signup_unproved" ON "event_signup" USING btree ("proof_until") WHERE state = 'unproved';
--> statement-breakpoint
CREATE INDEX "event_signup_ip" ON "event_signup" USING btree ("ip","created_at") WHERE ip is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "influencer_handle" ON "influencer" USING btree ("platform",lower(handle));
--> statement-breakpoint
CREATE INDEX "influencer_fields" ON "influencer" USING gin ("fields");
--> statement-breakpoint
CREATE INDEX "influencer_followers" ON "influencer" USING btree ("followers" DESC NULLS LAST,"id") WHERE shown;
--> statement-breakpoint
CREATE INDEX "lead_inbox" ON "lead" USING btree ("state","created_at");
--> statement-breakpoint
CREATE INDEX "lead_created" ON "lead" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "lead_channel" ON "lead" USING btree ("channel") WHERE channel <> '';
--> statement-breakpoint
CREATE INDEX "lead_ip" ON "lead" USING btree ("ip","created_at") WHERE ip is not null;
--> statement-breakpoint
CREATE INDEX "lead_email" ON "lead" USING btree ("email","created_at") WHERE email <> '';
--> statement-breakpoint
CREATE INDEX "lead_event_lead" ON "lead_event" USING btree ("lead_id","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "licence_number" ON "licence" USING btree ("authority_en","number");
--> statement-breakpoint
CREATE INDEX "licence_shown" ON "licence" USING btree ("kind","region") WHERE shown;
--> statement-breakpoint
CREATE UNIQUE INDEX "channel_application" ON "channel" USING btree ("application_id");
--> statement-breakpoint
CREATE INDEX "channel_attribution_channel" ON "channel_attribution" USING btree ("channel_id","at");
--> statement-breakpoint
CREATE INDEX "partner_application_queue" ON "partner_application" USING btree ("state","created_at");
--> statement-breakpoint
CREATE INDEX "partner_application_ip" ON "partner_application" USING btree ("ip","created_at") WHERE ip is not null;
--> statement-breakpoint
CREATE INDEX "provider_filters" ON "provider" USING gin ("regions","services","industries","languages");
--> statement-breakpoint
CREATE INDEX "provider_by_standing" ON "provider" USING btree ("standing" DESC NULLS FIRST,"response_hours","id") WHERE state = 'listed';
--> statement-breakpoint
CREATE INDEX "provider_by_name_cn" ON "provider" USING btree (name_cn collate "zh-x-icu","id") WHERE state = 'listed';
--> statement-breakpoint
CREATE INDEX "provider_by_name_en" ON "provider" USING btree (lower(name_en),"id") WHERE state = 'listed';
--> statement-breakpoint
CREATE INDEX "provider_updated" ON "provider" USING btree ("updated_at");
--> statement-breakpoint
CREATE INDEX "provider_application_queue" ON "provider_application" USING btree ("state","created_at");
--> statement-breakpoint
CREATE INDEX "provider_application_provider" ON "provider_application" USING btree ("provider_id") WHERE provider_id is not null;
--> statement-breakpoint
CREATE INDEX "provider_application_account" ON "provider_application" USING btree ("account_id") WHERE account_id is not null;
--> statement-breakpoint
CREATE INDEX "provider_report_queue" ON "provider_report" USING btree ("state","created_at");
--> statement-breakpoint
CREATE INDEX "provider_report_provider" ON "provider_report" USING btree ("provider_id","state");
--> statement-breakpoint
CREATE UNIQUE INDEX "provider_unlock_once" ON "provider_unlock" USING btree ("owner_id","owner_type","provider_id") WHERE state = 'unlocked';
--> statement-breakpoint
CREATE INDEX "provider_unlock_owner" ON "provider_unlock" USING btree ("owner_id","at");
--> statement-breakpoint
CREATE INDEX "provider_unlock_provider" ON "provider_unlock" USING btree ("provider_id");
--> statement-breakpoint
CREATE INDEX "talent_languages" ON "talent_card" USING gin ("languages");
--> statement-breakpoint
CREATE INDEX "talent_region" ON "talent_card" USING btree ("region");
--> statement-breakpoint
CREATE INDEX "talent_updated" ON "talent_card" USING btree ("updated_at" DESC NULLS LAST,"account_id");
--> statement-breakpoint
CREATE INDEX "bean_order_owner" ON "bean_order" USING btree ("owner_id","created_at");
--> statement-breakpoint
CREATE INDEX "bean_order_queue" ON "bean_order" USING btree ("state","created_at");
--> statement-breakpoint
CREATE INDEX "ledger_account_owner" ON "ledger_account" USING btree ("owner_id");
--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("account_id","posting_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_posting_reversed_once" ON "ledger_posting" USING btree ("reverses") WHERE reverses is not null;
--> statement-breakpoint
CREATE INDEX "ledger_posting_ref" ON "ledger_posting" USING btree ("ref_id","ref_type");
--> statement-breakpoint
CREATE INDEX "ledger_posting_at" ON "ledger_posting" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "ledger_posting_cause" ON "ledger_posting" USING btree ("cause","at");
--> statement-breakpoint
CREATE INDEX "bank_account_owner" ON "bank_account" USING btree ("owner_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "bank_account_one_default" ON "bank_account" USING btree ("owner_id","currency") WHERE is_default and removed_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "bank_account_once" ON "bank_account" USING btree ("owner_id","currency","number_fingerprint") WHERE removed_at is null;
--> statement-breakpoint
CREATE INDEX "money_order_owner" ON "money_order" USING btree ("owner_id","created_at");
--> statement-breakpoint
CREATE INDEX "money_order_queue" ON "money_order" USING btree ("type","state","created_at");
--> statement-breakpoint
CREATE INDEX "money_order_ref" ON "money_order" USING btree ("ref_id") WHERE ref_id is not null;
--> statement-breakpoint
CREATE INDEX "top_up_reference" ON "top_up" USING btree ("reference_key") WHERE reference_key <> '';
--> statement-breakpoint
CREATE INDEX "withdrawal_reference" ON "withdrawal" USING btree ("reference_key") WHERE reference_key <> '';
--> statement-breakpoint
CREATE INDEX "withdrawal_line_release" ON "withdrawal_line" USING btree ("release_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "leave_day_morning" ON "leave_day" USING btree ("employee_id","day") WHERE part <> 'afternoon';
--> statement-breakpoint
CREATE UNIQUE INDEX "leave_day_afternoon" ON "leave_day" USING btree ("employee_id","day") WHERE part <> 'morning';
--> statement-breakpoint
CREATE INDEX "leave_day_company" ON "leave_day" USING btree ("company_id","day");
--> statement-breakpoint
CREATE INDEX "leave_entry_of" ON "leave_entry" USING btree ("employee_id","type");
--> statement-breakpoint
CREATE INDEX "leave_entry_company" ON "leave_entry" USING btree ("company_id","type");
--> statement-breakpoint
CREATE INDEX "leave_event_of" ON "leave_event" USING btree ("request_id","at");
--> statement-breakpoint
CREATE INDEX "leave_request_queue" ON "leave_request" USING btree ("company_id","state","asked_at");
--> statement-breakpoint
CREATE INDEX "leave_request_of_type" ON "leave_request" USING btree ("company_id","type");
--> statement-breakpoint
CREATE INDEX "leave_request_of" ON "leave_request" USING btree ("employee_id","from_on");
--> statement-breakpoint
CREATE INDEX "calendar_correction_region" ON "calendar_correction" USING btree ("region","date");
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_correction_once" ON "calendar_correction" USING btree ("region","date",(case when kind in ('remove', 'rename') then english else kind || ':' || name_en end));
--> statement-breakpoint
CREATE UNIQUE INDEX "cost_component_code" ON "cost_component" USING btree ("rate_id","code");
--> statement-breakpoint
CREATE UNIQUE INDEX "cost_rate_version" ON "cost_rate" USING btree ("region","version");
--> statement-breakpoint
CREATE UNIQUE INDEX "cost_rate_draft" ON "cost_rate" USING btree ("region") WHERE state = 'draft';
--> statement-breakpoint
CREATE UNIQUE INDEX "cost_rate_in_force" ON "cost_rate" USING btree ("region","effective_from") WHERE state = 'reviewed';
--> statement-breakpoint
CREATE UNIQUE INDEX "employee_number" ON "employee" USING btree ("company_id","number");
--> statement-breakpoint
CREATE INDEX "employee_list" ON "employee" USING btree ("company_id","sort_name");
--> statement-breakpoint
CREATE INDEX "employee_team" ON "employee" USING btree ("company_id","team_id");
--> statement-breakpoint
CREATE INDEX "employee_managed" ON "employee" USING btree ("manager_id") WHERE manager_id is not null;
--> statement-breakpoint
CREATE INDEX "employee_email" ON "employee" USING btree ("company_id","email") WHERE email <> '';
--> statement-breakpoint
CREATE INDEX "employee_phone" ON "employee" USING btree ("company_id","phone") WHERE phone <> '';
--> statement-breakpoint
CREATE INDEX "employee_leaving" ON "employee" USING btree ("leave_on") WHERE status = 3 and leave_on is not null;
--> statement-breakpoint
CREATE INDEX "employee_starting" ON "employee" USING btree ("contract_start") WHERE status = 2;
--> statement-breakpoint
CREATE INDEX "employee_document_of" ON "employee_document" USING btree ("employee_id","kind","added_at");
--> statement-breakpoint
CREATE INDEX "employee_document_expiry" ON "employee_document" USING btree ("company_id","expires_on") WHERE superseded_at is null and expires_on is not null;
--> statement-breakpoint
CREATE INDEX "employee_event_of" ON "employee_event" USING btree ("employee_id","at");
--> statement-breakpoint
CREATE INDEX "employee_link_of" ON "employee_link" USING btree ("employee_id");
--> statement-breakpoint
CREATE INDEX "employee_link_sent" ON "employee_link" USING btree ("recipient","messages_on");
--> statement-breakpoint
CREATE UNIQUE INDEX "employee_view_name" ON "employee_view" USING btree ("company_id","account_id","name");
--> statement-breakpoint
CREATE INDEX "payee_company" ON "payee" USING btree ("company_id");
--> statement-breakpoint
CREATE INDEX "intake_list" ON "intake" USING btree ("company_id","started_at");
--> statement-breakpoint
CREATE INDEX "intake_ended" ON "intake" USING btree ("ended_at") WHERE ended_at is not null and erased_at is null;
--> statement-breakpoint
CREATE INDEX "intake_known_of" ON "intake_known" USING btree ("intake_id","employee_id");
--> statement-breakpoint
CREATE INDEX "intake_row_outcome" ON "intake_row" USING btree ("intake_id","outcome","row");
--> statement-breakpoint
CREATE INDEX "intake_row_place" ON "intake_row" USING btree ("intake_id","place");
--> statement-breakpoint
CREATE INDEX "pay_batch_run" ON "pay_batch" USING btree ("run_id");
--> statement-breakpoint
CREATE INDEX "pay_batch_open" ON "pay_batch" USING btree ("sent_at") WHERE settled_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "pay_group_name" ON "pay_group" USING btree ("company_id",lower("name")) WHERE not archived;
--> statement-breakpoint
CREATE INDEX "pay_group_member_group" ON "pay_group_member" USING btree ("group_id");
--> statement-breakpoint
CREATE INDEX "pay_item_of" ON "pay_item" USING btree ("employee_id","from_on");
--> statement-breakpoint
CREATE INDEX "pay_item_known" ON "pay_item" USING btree ("company_id","added_at");
--> statement-breakpoint
CREATE INDEX "pay_item_run" ON "pay_item" USING btree ("run_id") WHERE run_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "pay_payment_once" ON "pay_payment" USING btree ("run_id","employee_id");
--> statement-breakpoint
CREATE INDEX "pay_payment_batch" ON "pay_payment" USING btree ("batch_id") WHERE batch_id is not null;
--> statement-breakpoint
CREATE INDEX "pay_payment_of" ON "pay_payment" USING btree ("employee_id","updated_at");
--> statement-breakpoint
CREATE INDEX "pay_payment_list" ON "pay_payment" USING btree ("company_id","updated_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "pay_run_period" ON "pay_run" USING btree ("group_id","period_from") WHERE kind = 'regular' and state <> 'cancelled';
--> statement-breakpoint
CREATE INDEX "pay_run_list" ON "pay_run" USING btree ("company_id","pay_on");
--> statement-breakpoint
CREATE INDEX "pay_run_move_run" ON "pay_run_move" USING btree ("run_id","id");
--> statement-breakpoint
CREATE INDEX "pay_run_person_of" ON "pay_run_person" USING btree ("employee_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "pay_slip_once" ON "pay_slip" USING btree ("run_id","employee_id");
--> statement-breakpoint
CREATE INDEX "pay_slip_of" ON "pay_slip" USING btree ("employee_id","period_from");
--> statement-breakpoint
CREATE INDEX "salary_change_of" ON "salary_change" USING btree ("employee_id","effective_on");
--> statement-breakpoint
CREATE INDEX "salary_change_queue" ON "salary_change" USING btree ("company_id","state","proposed_at");
--> statement-breakpoint
CREATE INDEX "salary_change_known" ON "salary_change" USING btree ("company_id","decided_at") WHERE state = 'approved';
--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_open" ON "invitation" USING btree ("company_id","target") WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX "invitation_team" ON "invitation" USING btree ("team_id") WHERE team_id is not null;
--> statement-breakpoint
CREATE INDEX "invitation_company" ON "invitation" USING btree ("company_id","sent_at");
--> statement-breakpoint
CREATE INDEX "invitation_expiry" ON "invitation" USING btree ("expires_at") WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX "invitation_target" ON "invitation" USING btree ("target") WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX "invitation_sender" ON "invitation" USING btree ("company_id","invited_by") WHERE state = 'open';
--> statement-breakpoint
CREATE UNIQUE INDEX "team_name" ON "team" USING btree ("company_id",lower("name"));
--> statement-breakpoint
CREATE INDEX "team_parent_of" ON "team" USING btree ("parent_id") WHERE parent_id is not null;
--> statement-breakpoint
CREATE INDEX "team_member_team" ON "team_member" USING btree ("team_id");
--> statement-breakpoint
CREATE INDEX "advisory_of_account" ON "advisory" USING btree ("account_id","updated_at");
--> statement-breakpoint
CREATE INDEX "advisory_queue" ON "advisory" USING btree ("state","created_at");
--> statement-breakpoint
CREATE INDEX "advisory_entry_of" ON "advisory_entry" USING btree ("advisory_id","at");
--> statement-breakpoint
CREATE INDEX "advisory_entry_by" ON "advisory_entry" USING btree ("actor_id","at") WHERE kind = 'question';
--> statement-breakpoint
CREATE INDEX "chat_block_blocked" ON "chat_block" USING btree ("blocked_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_contact_open" ON "chat_contact" USING btree (least(from_id, to_id),greatest(from_id, to_id)) WHERE state = 'accepted';
--> statement-breakpoint
CREATE INDEX "chat_contact_from" ON "chat_contact" USING btree ("from_id","asked_at");
--> statement-breakpoint
CREATE INDEX "chat_contact_to" ON "chat_contact" USING btree ("to_id","asked_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversation_about" ON "chat_conversation" USING btree ("kind","about") WHERE about is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_event_seq" ON "partitions"."chat_event_default" USING btree ("conversation_id","seq");
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_event_cid" ON "partitions"."chat_event_default" USING btree ("conversation_id","sender_id","cid") WHERE cid is not null;
--> statement-breakpoint
CREATE INDEX "chat_event_at" ON "chat_event" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "chat_file_file" ON "chat_file" USING btree ("file_id");
--> statement-breakpoint
CREATE INDEX "chat_hold_cause" ON "chat_hold" USING btree ("cause");
--> statement-breakpoint
CREATE INDEX "chat_member_account" ON "chat_member" USING btree ("account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_member_owner" ON "chat_member" USING btree ("conversation_id") WHERE role = 'owner';
--> statement-breakpoint
CREATE INDEX "chat_ticket_ends" ON "chat_ticket" USING btree ("ends_at");
--> statement-breakpoint
CREATE INDEX "chat_mail_due" ON "chat_mail" USING btree ("due_at") WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX "feedback_of_account" ON "feedback" USING btree ("account_id","created_at");
--> statement-breakpoint
CREATE INDEX "feedback_inbox" ON "feedback" USING btree ("state","created_at");
--> statement-breakpoint
CREATE INDEX "feedback_answer_of" ON "feedback_answer" USING btree ("feedback_id","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "report_once" ON "report" USING btree ("conversation_id","seq","reporter_id");
--> statement-breakpoint
CREATE INDEX "report_of_reporter" ON "report" USING btree ("reporter_id","created_at");
--> statement-breakpoint
CREATE INDEX "report_of_author" ON "report" USING btree ("author_id","created_at");
--> statement-breakpoint
CREATE INDEX "report_queue" ON "report" USING btree ("waiting_since");
--> statement-breakpoint
CREATE INDEX "report_kept" ON "report" USING btree ("kept_until") WHERE lines <> '[]'::jsonb;
--> statement-breakpoint
CREATE INDEX "demand_company" ON "demand" USING btree ("company_id","sea_service_status","updated_at");
--> statement-breakpoint
CREATE INDEX "demand_provider_id" ON "demand" USING btree ("provider_id") WHERE provider_id is not null;
--> statement-breakpoint
CREATE INDEX "demand_review" ON "demand" USING btree ("review_asked_at") WHERE review = 'waiting';
--> statement-breakpoint
CREATE INDEX "demand_open_new" ON "demand" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE sea_service_status = 2 and visibility = 'public';
--> statement-breakpoint
CREATE INDEX "demand_open_amount" ON "demand" USING btree ("currency","amount_minor" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE sea_service_status = 2 and visibility = 'public';
--> statement-breakpoint
CREATE INDEX "demand_open_end" ON "demand" USING btree ("recruit_end","id") WHERE sea_service_status = 2 and visibility = 'public';
--> statement-breakpoint
CREATE INDEX "demand_open_region" ON "demand" USING btree ("region_code","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE sea_service_status = 2 and visibility = 'public';
--> statement-breakpoint
CREATE INDEX "demand_open_category" ON "demand" USING btree ("category","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE sea_service_status = 2 and visibility = 'public';
--> statement-breakpoint
CREATE UNIQUE INDEX "demand_application_once" ON "demand_application" USING btree ("demand_id","account_id");
--> statement-breakpoint
CREATE INDEX "demand_application_account" ON "demand_application" USING btree ("account_id","updated_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "demand_delivery_version" ON "demand_delivery" USING btree ("demand_id","version");
--> statement-breakpoint
CREATE INDEX "demand_draft_company" ON "demand_draft" USING btree ("company_id","updated_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "demand_invitee_once" ON "demand_invitee" USING btree ("demand_id","area_code","phone");
--> statement-breakpoint
CREATE INDEX "demand_move_demand" ON "demand_move" USING btree ("demand_id","id");
--> statement-breakpoint
alter table article add column search_head tsvector not null default '';
--> statement-breakpoint
create index article_search_head on article using gin (search_head) with (gin_pending_list_limit = 256);
--> statement-breakpoint
alter table article add column search tsvector not null default '';
--> statement-breakpoint
create index article_search on article using gin (search) with (gin_pending_list_limit = 256);
--> statement-breakpoint
alter table chat_event add column search tsvector not null generated always as (
    search_words(content)
  ) stored;
--> statement-breakpoint
create index chat_event_search on chat_event using gin (search) with (gin_pending_list_limit = 256);
--> statement-breakpoint
alter table demand add column search_head tsvector not null generated always as (
    search_words(title)
    || search_number(number)
    || search_codes('region', array[region_code])
    || search_codes('area', array[area_code])
    || search_codes('category', array[category])
    || search_codes('language', array[work_language])
  ) stored;
--> statement-breakpoint
create index demand_search_head on demand using gin (search_head) with (gin_pending_list_limit = 256);
--> statement-breakpoint
alter table demand add column search tsvector not null generated always as (
    search_words(title)
    || search_number(number)
    || search_codes('region', array[region_code])
    || search_codes('area', array[area_code])
    || search_codes('category', array[category])
    || search_codes('language', array[work_language])
    || search_words(description || ' ' || deliverables)
  ) stored;
--> statement-breakpoint
create index demand_search on demand using gin (search) with (gin_pending_list_limit = 256);
--> statement-breakpoint
alter table event add column search_head tsvector not null generated always as (
    search_words(title_cn || ' ' || title_en || ' ' || city_cn || ' ' || city_en)
    || search_codes('region', array[region])
    || search_codes('kind', array[kind])
  ) stored;
--> statement-breakpoint
create index event_search_head on event using gin (search_head) with (gin_pending_list_limit = 256);
--> statement-breakpoint
alter table event add column search tsvector not null generated always as (
    search_words(title_cn || ' ' || title_en || ' ' || city_cn || ' ' || city_en)
    || search_codes('region', array[region])
    || search_codes('kind', array[kind])
    || search_words(summary_cn || ' ' || summary_en || ' ' || host_cn || ' ' || host_en || ' ' || body_cn || ' ' || body_en || ' ' || slug)
  ) stored;
--> statement-breakpoint
create index event_search on event using gin (search) with (gin_pending_list_limit = 256);
--> statement-breakpoint
alter table influencer add column search_head tsvector not null generated always as (
    search_words(handle)
    || search_codes('region', array[region])
    || search_codes('platform', array[platform])
    || search_codes('field', fields)
    || search_codes('language', languages)
  ) stored;
--> statement-breakpoint
create index influencer_search_head on influencer using gin (search_head) with (gin_pending_list_limit = 256);
--> statement-breakpoint
alter table influencer add column search tsvector not null generated always as (
    search_words(handle)
    || search_codes('region', array[region])
    || search_codes('platform', array[platform])
    || search_codes('field', fields)
    || search_codes('language', languages)
    || search_words(intro_cn || ' ' || intro_en)
  ) stored;
--> statement-breakpoint
create index influencer_search on influencer using gin (search) with (gin_pending_list_limit = 256);
--> statement-breakpoint
alter table provider add column search_head tsvector not null generated always as (
    search_words(name_cn || ' ' || name_en || ' ' || name_sounds)
    || search_number(number)
    || search_codes('home', array[home_region])
    || search_codes('service', services)
    || search_codes('region', regions)
    || search_codes('industry', industries)
    || search_codes('language', languages)
  ) stored;
--> statement-breakpoint
create index provider_search_head on provider using gin (search_head) with (gin_pending_list_limit = 256);
--> statement-breakpoint
alter table provider add column search tsvector not null generated always as (
    search_words(name_cn || ' ' || name_en || ' ' || name_sounds)
    || search_number(number)
    || search_codes('home', array[home_region])
    || search_codes('service', services)
    || search_codes('region', regions)
    || search_codes('industry', industries)
    || search_codes('language', languages)
    || search_words(intro_cn || ' ' || intro_en)
  ) stored;
--> statement-breakpoint
create index provider_search on provider using gin (search) with (gin_pending_list_limit = 256);
--> statement-breakpoint
alter table talent_card add column search_head tsvector not null generated always as (
    search_words(position)
    || search_number(number)
    || search_codes('region', array[region])
    || search_codes('language', languages)
  ) stored;
--> statement-breakpoint
create index talent_card_search_head on talent_card using gin (search_head) with (gin_pending_list_limit = 256);
--> statement-breakpoint
alter table talent_card add column search tsvector not null generated always as (
    search_words(position)
    || search_number(number)
    || search_codes('region', array[region])
    || search_codes('language', languages)
    || search_words(words)
  ) stored;
--> statement-breakpoint
create index talent_card_search on talent_card using gin (search) with (gin_pending_list_limit = 256);
