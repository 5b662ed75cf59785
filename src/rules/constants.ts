/**
 * The business constants, with units last in their names, each with its source. "source §n" is the product's specification, "product §n"
 * the decisions that complete it. The operator's Rules page shows this table.
 */

/** The limit of amounts, from 0, in whole units of the currency, with at most two decimals (source §5, §9). */
export const AMOUNT_MAX = 1_000_000

/** Currencies with the digits of their minor unit (ISO 4217; product §3). Beans are a currency of their own. */
export const currencies = {
  CNY: { digits: 2 },
  USD: { digits: 2 },
  EUR: { digits: 2 },
  GBP: { digits: 2 },
  HKD: { digits: 2 },
  SGD: { digits: 2 },
  JPY: { digits: 0 },
  AUD: { digits: 2 },
  CAD: { digits: 2 },
  THB: { digits: 2 },
  AED: { digits: 2 },
  BEAN: { digits: 0 },
} as const

/** Pay cycles of a contract (source §9) and how many of their periods a year has. */
export const payCycles = {
  weekly: { perYear: 52, cn: '每周', en: 'Weekly' },
  biweekly: { perYear: 26, cn: '每两周', en: 'Biweekly' },
  monthly: { perYear: 12, cn: '每月', en: 'Monthly' },
} as const
export type Cycle = keyof typeof payCycles

/** Source §9, 0–1,000,000 with two decimals, read for pay as minor units, so that a salary in yen fits (people §6). */
export const PAY_MAX_MINOR = 100_000_000
/** What one item or leaving pay may come to with its quantity, rate and parts. */
export const ITEM_MAX_MINOR = 10_000_000_000
/** How many times an amount is in an item or in leaving pay: months, days, years. */
export const ITEM_TIMES_MAX = 10_000

/** Rows of one sheet of salary changes. */
export const SALARY_SHEET_ROWS = 500

/** People §6: a published run is locked this long after its payslips. */
export const RUN_LOCK_DAYS = 7
/** The most payments in one batch, as many as a posting has lines. */
export const PAY_BATCH_MOST = 1_000
/** How far back closed periods are calculated again. */
export const RETRO_MONTHS = 24
/** A net that changes by more without a cause that somebody approved has to be looked at. */
export const NET_JUMP_PERCENT = 30
/** How long a link to an employee opens (a payslip, a leave statement), and how long it stays open after a code. */
export const EMPLOYEE_LINK_DAYS = 90
export const EMPLOYEE_LINK_OPEN_MINUTES = 15
/** Links and codes to one e-mail address or phone in a day, of all companies together. */
export const EMPLOYEE_LINK_MESSAGES_A_DAY = 20
/** Working hours include one hour of lunch (source §5). */
export const LUNCH_MINUTES = 60

/** People §2: how many days before the date something is due, and how long records of those who left are kept. */
export const START_RISK_DAYS = 7
export const PROBATION_DAYS = 30
export const CONTRACT_DAYS = 60
export const DOCUMENT_DAYS = [180, 90, 30] as const
export const EMPLOYEE_KEPT_MONTHS = 24

/** A leave request spans at most a year; a company has at most this many leave types. */
export const LEAVE_DAYS_MAX = 366
export const LEAVE_TYPES_MAX = 60
/** Opening balances of leave that are entered together. */
export const OPENINGS_AT_ONCE = 500
/** Days of paid leave a year in the record of an employee. */
export const LEAVE_A_YEAR_MAX = 365

/** Who has an account (source §6, product §1). The numbers are those of the wire and of the database. */
export const userTypes = { company: 1, individual: 2, operator: 9 } as const
export type UserKind = keyof typeof userTypes
export type UserType = (typeof userTypes)[UserKind]
/** The user types that take part in demands and have money: companies and individuals. */
export type MemberType = Exclude<UserType, typeof userTypes.operator>

/** The time zone of the platform's books: its days, its years and the nightly jobs. */
export const BOOKS_ZONE = 'Asia/Shanghai'

/** Source §5: album at most four images, feedback screenshots at most four. */
export const ALBUM_MAX_IMAGES = 4
export const FEEDBACK_MAX_SCREENSHOTS = 4
/** What a company offers, and what an individual can do, each in a few words. */
export const BENEFITS_MAX = 20
export const SKILLS_MAX = 30

/** Conversation §5. An answer is due after this much time within service hours. */
export const ADVISORY_ANSWER_HOURS = 4
/** An answered consultation closes after this long without a word, and can be reopened this long after it closed. */
export const ADVISORY_SILENCE_DAYS = 7
export const ADVISORY_REOPEN_DAYS = 7
/** Of one person: consultations that are not closed, new ones in 24 hours, messages in 24 hours. */
export const ADVISORY_OPEN_MAX = 10
export const ADVISORY_A_DAY = 10
export const ADVISORY_MESSAGES_A_DAY = 60
/** Of one message: files, and things that an answer carries. */
export const ADVISORY_FILES_MAX = 5
export const ADVISORY_ATTACHED_MAX = 5
export const FEEDBACK_TEXT_MAX = 2_000
/** Of one person in 24 hours. */
export const FEEDBACK_A_DAY = 20

/** Source §9. */
export const REQUEST_TIMEOUT_MS = 10_000
export const CHUNK_TIMEOUT_MS = 120_000
/** From the last byte of an upload to its answer: the content is checked first. While bytes leave, the time-out of requests applies. */
export const UPLOAD_ANSWER_MS = 60_000
/** The whole answer of an export: up to 50,000 rows, over a slow connection. */
export const EXPORT_TIMEOUT_MS = 120_000
export const CLICK_THROTTLE_MS = 2_000
/** Source §4 and §9: 0.33 day. Cookie and token end together (product §7.8). */
export const SESSION_SECONDS = 28_512
export const PASSWORD_MIN_LENGTH = 6
export const PASSWORD_MIN_KINDS = 2

/** Product §5: nobody younger registers as an individual. */
export const ADULT_YEARS = 18

/** Product §5. */
export const CODE_DIGITS = 6
export const CODE_MINUTES = 5
export const CODE_RESEND_SECONDS = 60
export const CODE_TRIES = 5
/** How long a proof of the person holds for its session (product §7.11). */
export const PROOF_MINUTES = 10

/** Tries that are free, then a wait that doubles; after 24 hours the count starts again. */
export interface Allowance {
  free: number
  firstSeconds: number
  mostSeconds: number
}
/** Failed passwords of one account from one address or known browser (product §5). */
export const LOGIN_DELAY: Allowance = { free: 5, firstSeconds: 10, mostSeconds: 600 }
const A_DAY = 86_400
/**
 * Codes: the pause between two for one asker; those that strangers request for one phone or e-mail address in a day; wrong ones in a day
 * for one phone or address, and from one network address.
 */
export const codeAllowances = {
  pause: { free: 1, firstSeconds: CODE_RESEND_SECONDS, mostSeconds: 3_600 },
  toTarget: { free: 20, firstSeconds: A_DAY, mostSeconds: A_DAY },
  wrongForTarget: { free: 10, firstSeconds: A_DAY, mostSeconds: A_DAY },
  wrongFromAddress: { free: 100, firstSeconds: A_DAY, mostSeconds: A_DAY },
} as const satisfies Record<string, Allowance>
/** How long the password that a command gives an operator can be replaced by one of their own. */
export const FIRST_PASSWORD_DAYS = 3
/** Codes for those who lose their authenticator app; each works once. */
export const RECOVERY_CODES = 10
/**
 * Refused attempts: how many different ones of a kind a server records in an hour, how many of them for one address, and from how many of
 * a kind in an hour operators are notified.
 */
export const SECURITY_EVENTS_AN_HOUR = 600
export const SECURITY_EVENTS_OF_ADDRESS = 50
export const SECURITY_ALARM = 200
/** A browser that has not signed in for this long is a stranger again. */
export const KNOWN_BROWSER_DAYS = 180
/** How long its cookie stays, at most: browsers keep none for longer. */
export const BROWSER_COOKIE_DAYS = 400

/**
 * Requests per minute, shared by all calls of one limit. By address, `open`: messages from visitors, and reads by numbers that can be
 * guessed; `workbook`: lists and cost slips as workbooks, and workbooks that are read; `visitor`: all other calls without a session, and
 * shared pages; `picture`: pictures of shared links, which are drawn; `missing`: pages that do not exist, besides the limit of their path.
 * By account, `account`: all other calls with one.
 */
export const limits = {
  open: { perMinute: 300 },
  workbook: { perMinute: 30 },
  visitor: { perMinute: 1_200 },
  account: { perMinute: 3_000 },
  picture: { perMinute: 60 },
  missing: { perMinute: 120 },
} as const

/** Encrypted values and files (people §2): looks of one account per hour, and after how many things a day the owner is notified. */
export const LOOKS_PER_HOUR = { member: 60, operator: 600 } as const
export const BULK_LOOKS = 20
/** A value that was revealed hides itself again. */
export const SECRET_SHOWN_SECONDS = 30
/** A data key encrypts new values for this long; then a new one takes over and its values are re-encrypted. */
export const DATA_KEY_DAYS = 365

/** Retention of rows that the nightly clean-up deletes: answers of idempotency keys, finished jobs, ended sessions, expired codes. */
export const IDEMPOTENCY_KEPT_DAYS = 7
export const JOB_KEPT_DAYS = 30
/** Jobs that failed for good; of each kind the last one stays. */
export const JOB_FAILED_KEPT_DAYS = 90
export const SESSION_KEPT_DAYS = 30
export const CODE_KEPT_DAYS = 1
export const ADDRESS_KEPT_DAYS = 30
/** Messages, applications and event sign-ups, from the last time that somebody changed them. */
export const FORMS_KEPT_YEARS = 2
export const SECURITY_KEPT_DAYS = 180
/** Network addresses in the audit log; messages in the outbox, as long as the longest link in one opens. */
export const AUDIT_ADDRESS_KEPT_DAYS = 180
/** What the audit log shows while no day is chosen; the months that it has, before which they move to the archive unless held. */
export const AUDIT_SHOWN_DAYS = 31
export const AUDIT_KEPT_MONTHS = 24
export const OUTBOX_KEPT_DAYS = 90
export const NOTICE_KEPT_DAYS = 180
/** Bytes of deleted files: a database that is restored to a time before finds them. */
export const FILE_BYTES_KEPT_DAYS = 14
/**
 * After an account was closed: the evidence of a verified identity, against money laundering; the name and the bank account of payouts, as
 * long as the books. Everything else about the person goes at once.
 */
export const IDENTITY_KEPT_YEARS = 5
export const BOOKS_KEPT_YEARS = 10

/** The most rows of a list in one workbook. */
export const EXPORT_MOST = 50_000

/** The fixed signature header of the web client (source §7); never relied on for security (product §4). */
export const WIRE_SIGNATURE = 'hengdu-portal-1'

/** Defaults of settings that an operator edits, in basis points of the released amount (product §3). */
export const PLATFORM_FEE_BPS = 500
export const CHANNEL_SHARE_BPS = 2_000
/** Default of the setting, in basis points of the withdrawn amount: free, but always shown. */
export const WITHDRAWAL_FEE_BPS = 0

/**
 * From which amount payments need a second person, in whole yuan: of a company by default, and of the platform as the default of its
 * setting. How long a request waits for one.
 */
export const SECOND_PERSON_FROM_CNY = 100_000
export const SECOND_OPERATOR_FROM_CNY = 500_000
export const APPROVAL_DAYS = 7
/** Who could be a second person is one for this long after the role or the membership ended. */
export const SECOND_PERSON_DAYS = 7
/** What one unit of a currency is worth in yuan, roughly: only to compare an amount with a limit, never to convert money. */
export const roughlyCny = {
  CNY: 1,
  USD: 7.1,
  EUR: 8.2,
  GBP: 9.5,
  HKD: 0.91,
  SGD: 5.5,
  JPY: 0.047,
  AUD: 4.7,
  CAD: 5.1,
  THB: 0.22,
  AED: 1.93,
} as const satisfies Record<Exclude<keyof typeof currencies, 'BEAN'>, number>

/**
 * Messages a day. To addresses that anybody may have typed: to one address, for one asker (account, or address of the network), and of the
 * platform by channel; operators learn when so many per cent of the last are sent. To a proved address: a bound against faults.
 */
export const MESSAGE_CAPS = {
  /** Codes that prove an account are counted for their target by `codeAllowances`, strangers apart from its owner. */
  accountCode: { perTarget: Number.POSITIVE_INFINITY, perAsker: 200 },
  code: { perTarget: 10, perAsker: 200 },
  stranger: { perTarget: 5, perAsker: 100 },
  known: 200,
  total: { sms: 5_000, email: 20_000 },
} as const
export const MESSAGE_ALARM_PERCENT = [50, 90] as const
/**
 * After so many messages of one asker in a day, an open form asks the browser for work first: a digest that begins with so many zero bits,
 * within these minutes.
 */
export const WORK_AFTER = 20
export const WORK_BITS = 16
export const WORK_MINUTES = 5
/** Operators are notified of so many new applications of a kind an hour one by one; then once that there are more. */
export const GATHERED_AFTER = 10
/** A sign-up for an event counts once its contact is proved, within these minutes. */
export const SIGNUP_PROOF_MINUTES = 30
/** One whose contact was not proved is deleted this long after. */
export const UNPROVED_KEPT_DAYS = 1

/** Teams and invitations (people §1). */
export const TEAMS_MAX = 300
export const INVITATION_DAYS = 7
export const INVITATION_LINES_MAX = 100
/** Messages to one phone or e-mail address in a day, from all companies together. */
export const INVITATIONS_PER_TARGET_A_DAY = 3
/** Messages that one member may send in a day. */
export const INVITATIONS_PER_MEMBER_A_DAY = 200
/** Ended invitations are deleted, with the phone or e-mail address in them. */
export const INVITATION_KEPT_DAYS = 180

/** Product §3. */
export const BEAN_PACKAGES = [100, 500, 2_000] as const
export const UNLOCK_CONTACT_BEANS = 10
/** Value-added agreement: how long an unused order of beans can be cancelled. */
export const BEAN_REFUND_DAYS = 7
/** Characters of what somebody writes who applies to be listed. */
export const PROVIDER_INTRO_MIN = 20
export const PROVIDER_INTRO_MAX = 1_500
/** How long a browser keeps the code of the partner whose link led here. */
export const CHANNEL_DAYS = 90
/** A dead contact can be reported this long after it was paid for. */
export const REPORT_CONTACT_DAYS = 30

/** Contract §3: saved searches and bookmarks of one person, in one list. */
export const SAVED_SEARCHES_MOST = 20
export const BOOKMARKS_MOST = 500
/** Daily and weekly messages come at this hour of Beijing, weekly ones on Monday. */
export const SAVED_LOOK_HOUR = 8
/** Saved searches that are looked through in one minute; the others wait for the next. */
export const SAVED_LOOKS_A_MINUTE = 100
/** A look leaves out the latest moments: a write that is still running stores the time at which it began. */
export const SAVED_LAG_SECONDS = 120

/** Participants are reminded this long before an event begins. */
export const EVENT_REMINDER_HOURS = 24

/** A cost calculation warns that its rates have been in force this long. */
export const RATES_OLD_MONTHS = 12

/** The years that the calendar of holidays covers. */
export const CALENDAR_YEAR_MIN = 2024
export const CALENDAR_YEAR_MAX = 2030

/** Source §9. */
export const SERVICE_HOURS = { from: '09:00', to: '18:30', zone: 'Asia/Shanghai' } as const
export const CHAT_HISTORY_MONTHS = 1
/** Conversation §2: what a person may send. Frames of a socket are counted as well, so that pings cannot keep a server busy. */
export const MESSAGE_CHARACTERS = 2_000
export const MESSAGE_RATE = { messages: 10, seconds: 5 } as const
export const FRAME_BYTES = 16 * 1024
export const FRAME_RATE = { frames: 100, seconds: 5 } as const
export const SOCKETS_PER_ACCOUNT = 20
/** A reader that is this far behind is disconnected; it asks for the rest when it comes back. */
export const UNSENT_BYTES = 1024 * 1024
/** Conversation §3. */
export const RECALL_MINUTES = 2
/** The text of a recalled message can be put back into the field as long. */
export const REWRITE_MINUTES = 10
export const GROUP_MEMBERS_MAX = 200
export const GROUP_ADMINS_MAX = 5
export const FRIEND_REQUESTS_A_DAY = 20
export const FRIEND_REQUEST_DAYS = 7
export const FRIEND_LINE_CHARACTERS = 100
export const MESSAGE_FILES_MAX = 9
/**
 * Conversation §3, reports: lines kept before and after the reported one, for how many days, reports of one person in 24 hours, the days
 * of a mute, and the days in which a measure can be appealed.
 */
export const REPORT_LINES = 10
export const REPORT_KEPT_DAYS = 90
export const REPORTS_A_DAY = 20
export const REPORT_TEXT_MAX = 1_000
export const MUTE_DAYS_MAX = 30
export const APPEAL_DAYS = 15
/** Mail for messages that stay unread: after how many minutes, and at most one in how many; how long the outbox keeps its link. */
export const UNREAD_MAIL = { minutes: 15, mentionMinutes: 5, pauseMinutes: 60, linkDays: 30 } as const
/** How long a ticket opens a socket, once. */
export const TICKET_SECONDS = 30
export const REVEAL = { seconds: 1, offsetPx: 80, threshold: 0.1 } as const
export const COPYRIGHT_FROM_YEAR = 2024

/** Imports of employees (people §3): values and file are erased this long after the end, and an import can be undone for a day. */
export const IMPORT_KEPT_DAYS = 30
export const IMPORT_UNDO_HOURS = 24
/** Imports of one company that may be open at a time. */
export const IMPORTS_OPEN_MAX = 5
