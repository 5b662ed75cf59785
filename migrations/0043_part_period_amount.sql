-- phase: expand
ALTER TABLE "demand_part" ADD COLUMN "period_minor" bigint;
--> statement-breakpoint
-- What a whole period came to when each part was planned: a change of the plan has left those before it as they were. A part of a period,
-- whose amount is rounded, has the price of its contract where that comes to the same. Postponing moves the last day of the last one alone.
WITH "period" AS (
  SELECT p."id", p."starts_on", p."amount_minor", d."period_minor", d."period_cycle",
    date_trunc(CASE d."period_cycle" WHEN 'monthly' THEN 'month' ELSE 'week' END, p."starts_on"::timestamp)::date AS "first_day",
    p."due_on" - CASE WHEN p."is_last" AND d."postpone" = 'granted' AND d."notice_at" IS NULL THEN 7 ELSE 0 END AS "last_day"
  FROM "demand_part" p JOIN "demand" d ON d."id" = p."demand_id"
  WHERE p."starts_on" IS NOT NULL AND p."work" IS NULL AND d."period_cycle" IS NOT NULL AND d."period_minor" IS NOT NULL
), "days" AS (
  SELECT "id", "amount_minor", "period_minor", greatest(1, "last_day" - "starts_on" + 1)::numeric AS "worked",
    (CASE "period_cycle" WHEN 'monthly' THEN ("first_day" + interval '1 month')::date - "first_day" WHEN 'weekly' THEN 7 ELSE 14 END)::numeric AS "of"
  FROM "period"
)
UPDATE "demand_part" p
SET "period_minor" = CASE
  WHEN round(x."period_minor" * least(x."worked", x."of") / x."of") = x."amount_minor" THEN x."period_minor"
  ELSE round(x."amount_minor" * x."of" / least(x."worked", x."of")) END
FROM "days" x
WHERE x."id" = p."id";
