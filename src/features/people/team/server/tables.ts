import { instant, ofCompany, ofPerson } from '../../../../platform/server/data/columns.ts'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../../../../platform/server/data/drizzle.ts'
import type { TeamRole } from '../../../../rules/permissions.ts'
import type { InvitationState } from '../contract/states.ts'

/** A team of a company (source §3, §5). Employees and members belong to at most one. */
export const team = pgTable(
  'team',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: ofCompany().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    parentId: uuid('parent_id'),
    /** The member who leads it: may decide on leave of its employees. */
    leadId: uuid('lead_id'),
    archived: boolean('archived').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('team_name').on(t.companyId, sql`lower(${t.name})`),
    unique('team_company').on(t.companyId, t.id),
    index('team_parent_of').on(t.parentId).where(sql`parent_id is not null`),
    // Within one company only.
    foreignKey({ name: 'team_parent', columns: [t.companyId, t.parentId], foreignColumns: [t.companyId, t.id] }),
    check('team_words', sql`${t.name} <> '' and ${t.description} <> ''`),
    check('team_not_own_parent', sql`${t.parentId} <> ${t.id}`),
  ],
)
export type TeamRow = typeof team.$inferSelect

/** The team of a member. No row: in none. */
export const teamMember = pgTable(
  'team_member',
  {
    accountId: ofPerson().primaryKey(),
    companyId: ofCompany().notNull(),
    teamId: uuid('team_id').notNull(),
  },
  (t) => [
    index('team_member_team').on(t.teamId),
    foreignKey({ name: 'team_member_same_company', columns: [t.companyId, t.teamId], foreignColumns: [team.companyId, team.id] }),
  ],
)

/** An invitation to become a member of a company. The token is only in the message that was sent. */
export const invitation = pgTable(
  'invitation',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: ofCompany().notNull(),
    state: text('state').$type<InvitationState>().notNull().default('open'),
    role: text('role').$type<TeamRole>().notNull(),
    teamId: uuid('team_id'),
    /** "phone:86:13800000001" or "email:someone@example.com". */
    target: text('target').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Who accepted, declined or revoked it; null if it was declined without signing in, or expired. */
    endedBy: uuid('ended_by'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('invitation_open').on(t.companyId, t.target).where(sql`state = 'open'`),
    index('invitation_team').on(t.teamId).where(sql`team_id is not null`),
    index('invitation_company').on(t.companyId, t.sentAt),
    index('invitation_expiry').on(t.expiresAt).where(sql`state = 'open'`),
    index('invitation_target').on(t.target).where(sql`state = 'open'`),
    index('invitation_sender').on(t.companyId, t.invitedBy).where(sql`state = 'open'`),
    foreignKey({ name: 'invitation_same_company', columns: [t.companyId, t.teamId], foreignColumns: [team.companyId, team.id] }),
    check('invitation_state', sql`${t.state} in ('open', 'accepted', 'declined', 'revoked', 'expired')`),
    check('invitation_role', sql`${t.role} in ('owner', 'admin', 'hr', 'finance', 'demandManager', 'viewer')`),
  ],
)
export type InvitationRow = typeof invitation.$inferSelect

/** How many invitations a member has sent, and a phone or e-mail address has received, on a day of the books. */
export const invitationCount = pgTable(
  'invitation_count',
  {
    /** "to:" and a target, or "by:" and an account. */
    subject: text('subject').notNull(),
    day: date('day').notNull(),
    sent: integer('sent').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.subject] })],
)
