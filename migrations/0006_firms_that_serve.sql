-- phase: expand
ALTER TABLE "money_order" DROP CONSTRAINT "money_order_state";
--> statement-breakpoint
ALTER TABLE "demand" ADD COLUMN "provider_type" text DEFAULT 'person' NOT NULL;
--> statement-breakpoint
ALTER TABLE "demand_application" ADD COLUMN "party_type" text DEFAULT 'person' NOT NULL;
--> statement-breakpoint
ALTER TABLE "money_order" ADD CONSTRAINT "money_order_state" CHECK (case type
        when 'topUp' then state in ('pending', 'done', 'rejected', 'reversed')
        when 'release' then state in ('available', 'applied', 'paid', 'returned')
        when 'withdrawal' then state in ('applied', 'approved', 'paid', 'returned', 'declined')
        when 'escrow' then state = 'done' when 'beans' then state = 'done' when 'payroll' then state = 'done' when 'refund' then state = 'done'
        when 'earning' then state = 'done'
        else false end);
--> statement-breakpoint
ALTER TABLE "demand" ADD CONSTRAINT "demand_provider_type" CHECK (provider_type in ('person', 'company') and provider_id is distinct from company_id);
--> statement-breakpoint
ALTER TABLE "demand_application" ADD CONSTRAINT "demand_application_party" CHECK (party_type in ('person', 'company'));
