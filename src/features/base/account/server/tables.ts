import { bytes, instant } from '../../../../platform/server/data/columns.ts'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../../../../platform/server/data/drizzle.ts'
import type { UserType } from '../../../../rules/constants.ts'
import type { TeamRole } from '../../../../rules/permissions.ts'

/** Accounts that sign in: a company member (1), an individual (2) or an operator (9). */
export const account = pgTable(
  'account',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    userType: integer('user_type').$type<UserType>().notNull(),
    /** Operators sign in by this name; everyone else by phone or e-mail. */
    username: text('username'),
    areaCode: text('area_code'),
    phone: text('phone'),
    /** Always an address that its owner has confirmed by code. */
    email: text('email'),
    passwordHash: text('password_hash'),
    /** Of a password that a command made: until when its owner can replace it. Null for a password of one's own. */
    firstPasswordUntil: instant('first_password_until'),
    status: text('status').$type<'active' | 'frozen' | 'underReview' | 'closed'>().notNull().default('active'),
    /** Why an operator blocks the account. */
    statusReason: text('status_reason').notNull().default(''),
    whetherIntact: text('whether_intact').$type<'Y' | 'N'>().notNull().default('N'),
    name: text('name').notNull().default(''),
    avatarFileId: uuid('avatar_file_id'),
    lang: text('lang').$type<'cn' | 'en'>().notNull().default('cn'),
    /** Counts changes of what the person prefers: the language and the notices. */
    preferencesVersion: integer('preferences_version').notNull().default(1),
    /** Kinds of notices that also go by e-mail; null means the defaults of the kinds. */
    mailKinds: jsonb('mail_kinds').$type<string[]>(),
    /** Kinds of notices that are listed as read at once: they do not count at the bell. */
    quietKinds: jsonb('quiet_kinds').$type<string[]>().notNull().default([]),
    /** Created by the demo world: cannot sign in in production. */
    demo: boolean('demo').notNull().default(false),
    /** The company name given at registration: the initial value for the business card. */
    companyName: text('company_name'),
    /** The secret of the second factor, sealed by a master key for this account. */
    totpSealed: bytes('totp_sealed'),
    totpNonce: bytes('totp_nonce'),
    totpMaster: text('totp_master'),
    /** Since when sign-in asks for it; null while a new secret waits for its first code. */
    totpSince: instant('totp_since'),
    /** The time step of the last one-time code used: none is accepted twice. */
    totpStep: integer('totp_step').notNull().default(0),
    /** When sessions were last ended together, by the person or by a change of what signs in. Secret addresses made before end too. */
    sessionsEndedAt: instant('sessions_ended_at'),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (t) => [
    uniqueIndex('account_phone').on(t.areaCode, t.phone),
    uniqueIndex('account_email').on(t.email),
    uniqueIndex('account_username').on(t.username),
    index('account_demo').on(t.id).where(sql`demo`),
    index('account_totp_master').on(t.totpMaster).where(sql`totp_master is not null`),
    check('account_user_type', sql`${t.userType} in (1, 2, 9)`),
    check('account_intact', sql`${t.whetherIntact} in ('Y', 'N')`),
    check('account_status', sql`${t.status} in ('active', 'frozen', 'underReview', 'closed')`),
    check(
      'account_reachable',
      sql`${t.status} = 'closed' or ${t.username} is not null or (${t.areaCode} is not null and ${t.phone} is not null)`,
    ),
  ],
)

/** Opaque tokens, stored only as SHA-256. */
export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    ip: text('ip'),
    revokedAt: instant('revoked_at'),
    /** The latest proof of the person, as SHA-256, and until when it holds. */
    proofHash: text('proof_hash'),
    provedUntil: instant('proved_until'),
  },
  (t) => [uniqueIndex('session_token').on(t.tokenHash), index('session_account').on(t.accountId, t.createdAt)],
)

/** The one valid code of a purpose for the one who asked for it: a new one replaces the old. */
export const verificationCode = pgTable(
  'verification_code',
  {
    /** "phone:86:13800000001" or "email:someone@example.com". */
    target: text('target').notNull(),
    purpose: text('purpose').notNull(),
    /** Who asked: an account, a browser or an address. Nobody else can use the code, replace it or use up its tries. */
    holder: text('holder').notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.target, t.purpose, t.holder] }), index('verification_code_expires').on(t.expiresAt)],
)

/** Tries of passwords and codes, counted for existing accounts and unknown ones alike: a wait must not reveal which exist. */
export const attempt = pgTable(
  'attempt',
  {
    /** What is tried and by whom, such as "password|phone:86:13800000001|203.0.113.7". */
    subject: text('subject').primaryKey(),
    tries: integer('tries').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [index('attempt_last').on(t.lastAt)],
)

/** Browsers that have signed in to an account, by the hash of their cookie. */
export const knownBrowser = pgTable(
  'known_browser',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    browser: text('browser').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.browser] }), index('known_browser_seen').on(t.seenAt)],
)

/** What a person without the phone signs in with: each once, kept as SHA-256. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    codeHash: text('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.codeHash] })],
)

/** The company and role of each member. A person is a member of one company. */
export const companyMember = pgTable(
  'company_member',
  {
    companyId: uuid('company_id').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    role: text('role').$type<TeamRole>().notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** Since when they have this role, and who gave it; null for the founder. */
    roleSince: instant('role_since').notNull(),
    roleBy: uuid('role_by'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.accountId] }),
    uniqueIndex('company_member_account').on(t.accountId),
    check('company_member_role', sql`${t.role} in ('owner', 'admin', 'hr', 'finance', 'demandManager', 'viewer')`),
  ],
)

/** Roles that members had before the one they have. */
export const formerRole = pgTable(
  'former_role',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: uuid('company_id').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    role: text('role').$type<TeamRole>().notNull(),
    endedAt: instant('ended_at').notNull(),
    endedBy: uuid('ended_by').notNull(),
  },
  (t) => [index('former_role_company').on(t.companyId, t.endedAt), index('former_role_account').on(t.accountId)],
)

/** Who was a member before: removed, or left. */
export const formerMember = pgTable(
  'former_member',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: uuid('company_id').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    role: text('role').$type<TeamRole>().notNull(),
    joinedAt: instant('joined_at').notNull(),
    leftAt: instant('left_at').notNull(),
    /** The member who removed them, or themselves. */
    endedBy: uuid('ended_by').notNull(),
  },
  (t) => [index('former_member_account').on(t.accountId, t.leftAt), index('former_member_company').on(t.companyId, t.joinedAt)],
)
