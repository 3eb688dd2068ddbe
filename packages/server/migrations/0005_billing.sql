CREATE TABLE "billing_customers" (
	"payer_id" integer PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"key" uuid NOT NULL,
	"customer_id" text,
	"card_brand" text,
	"card_last4" text,
	"card_exp_month" smallint,
	"card_exp_year" smallint,
	"name_on_card" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_notices" (
	"student_id" integer NOT NULL,
	"cause" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_notices_student_id_cause_pk" PRIMARY KEY("student_id","cause")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"subscription_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"promo_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_codes_promo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"percent_off" smallint,
	"amount_off" integer,
	"duration" text NOT NULL,
	"expires_at" timestamp with time zone,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"provider" text NOT NULL,
	"discount_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_codes_once" UNIQUE("code"),
	CONSTRAINT "promo_codes_one_kind" CHECK ((percent_off is null) <> (amount_off is null)),
	CONSTRAINT "promo_codes_limits" CHECK (percent_off between 1 and 100 or amount_off > 0),
	CONSTRAINT "promo_codes_uses" CHECK (uses >= 0 and (max_uses is null or uses <= max_uses))
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"promo_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_uses_promo_id_student_id_pk" PRIMARY KEY("promo_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"payer_id" integer NOT NULL,
	"provider" text NOT NULL,
	"price_id" text NOT NULL,
	"payment_method" text,
	"name_on_card" text,
	"promo_id" integer,
	"trial_days" smallint NOT NULL,
	"state" text NOT NULL,
	"subscription_id" text,
	"tries" smallint DEFAULT 1 NOT NULL,
	"asked_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"object_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"made_by" text,
	"data" jsonb NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_objects_made_once" UNIQUE("made_by")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "payer_id" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "price_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "type_of_rate" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "type_of_bill" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_amount" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancel_at_period_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "needs_confirmation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "asked_by" uuid;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "asked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_payer_id_users_user_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_promo_id_promo_codes_promo_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promo_codes"("promo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_orders" ADD CONSTRAINT "subscription_orders_student_id_users_user_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_orders" ADD CONSTRAINT "subscription_orders_payer_id_users_user_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_orders" ADD CONSTRAINT "subscription_orders_promo_id_promo_codes_promo_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promo_codes"("promo_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_to_do" ON "payment_events" USING btree ("received_at") WHERE done_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_orders_one_open" ON "subscription_orders" USING btree ("student_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "subscription_orders_by_student" ON "subscription_orders" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE INDEX "subscription_orders_by_payer" ON "subscription_orders" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "sandbox_events_by_delivery" ON "sandbox_events" USING btree ("delivered_at","created_at");--> statement-breakpoint
CREATE INDEX "sandbox_objects_by_customer" ON "sandbox_objects" USING btree ("customer_id","kind");--> statement-breakpoint
CREATE INDEX "sandbox_objects_by_due" ON "sandbox_objects" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_payer_id_users_user_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_once" ON "subscriptions" USING btree ("provider","subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_payer" ON "subscriptions" USING btree ("payer_id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_whole" CHECK ("subscriptions"."provider" is null or ("subscriptions"."subscription_id" is not null and "subscriptions"."payer_id" is not null and "subscriptions"."price_id" is not null and "subscriptions"."type_of_rate" is not null and "subscriptions"."type_of_bill" is not null and "subscriptions"."amount" is not null));