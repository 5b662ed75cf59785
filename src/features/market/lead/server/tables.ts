import { instant, ofPerson } from '../../../../platform/server/data/columns.ts'
import { boolean, check, date, index, pgTable, sql, text, uuid } from '../../../../platform/server/data/drizzle.ts'
import { typedIndex } from '../../../../platform/server/data/search/typed.ts'
import type { CallTime, doubts, LeadState, LeadTopic } from '../contract/states.ts'

/** A message from the contact form. */
export const lead = pgTable(
  'lead',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    reference: text('reference').notNull().unique(),
    state: text('state').$type<LeadState>().notNull().default('new'),
    topic: text('topic').$type<LeadTopic>().notNull(),
    name: text('name').notNull(),
    company: text('company').notNull().default(''),
    areaCode: text('area_code').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    region: text('region').notNull().default(''),
    callTime: text('call_time').$type<CallTime>().notNull().default('any'),
    message: text('message').notNull(),
    summary: text('summary').notNull().default(''),
    cameFrom: text('came_from').notNull().default(''),
    channel: text('channel').notNull().default(''),
    lang: text('lang').$type<'cn' | 'en'>().notNull(),
    accountId: ofPerson(),
    ownerId: uuid('owner_id'),
    followUpOn: date('follow_up_on', { mode: 'string' }),
    doubt: text('doubt').$type<(typeof doubts)[number]>().notNull().default(''),
    /** Whether a confirmation was sent to its sender. */
    mailed: boolean('mailed').notNull().default(false),
    /** For the limit by address alone; the nightly clean-up deletes it after a month. */
    ip: text('ip'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    typedIndex('lead_typed', t.reference, t.name, t.company, t.phone, t.email),
    index('lead_inbox').on(t.state, t.createdAt),
    index('lead_created').on(t.createdAt),
    index('lead_channel').on(t.channel).where(sql`channel <> ''`),
    index('lead_ip').on(t.ip, t.createdAt).where(sql`ip is not null`),
    index('lead_email').on(t.email, t.createdAt).where(sql`email <> ''`),
    check('lead_state', sql`${t.state} in ('new', 'contacted', 'qualified', 'won', 'lost', 'spam')`),
    check('lead_reachable', sql`${t.phone} <> '' or ${t.email} <> ''`),
    check('lead_call_time', sql`${t.callTime} in ('any', 'morning', 'afternoon', 'evening')`),
    check('lead_lang', sql`${t.lang} in ('cn', 'en')`),
  ],
)
export type LeadRecord = typeof lead.$inferSelect

/** Who did what with it, when. */
export const leadEvent = pgTable(
  'lead_event',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => lead.id),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').notNull(),
    what: text('what').$type<'state' | 'owner' | 'note' | 'followUp'>().notNull(),
    fromValue: text('from_value').notNull().default(''),
    toValue: text('to_value').notNull().default(''),
    note: text('note').notNull().default(''),
  },
  (t) => [index('lead_event_lead').on(t.leadId, t.at), check('lead_event_what', sql`${t.what} in ('state', 'owner', 'note', 'followUp')`)],
)
