/**
 * The business constants of demands, their bids and their parts, with units last in their names: a part of the table that the operator's
 * Rules page shows.
 */

/** Postponing moves the expected completion date by exactly this, once (source §4, §9). */
export const POSTPONE_DAYS = 7
/** Characters of the texts of a demand, and of a message with an application or an invitation. */
export const DEMAND_TITLE_MIN = 4
export const DEMAND_TITLE_MAX = 80
export const DEMAND_DESCRIPTION_MIN = 20
export const DEMAND_MESSAGE_MAX = 1_000
/** Versions of one bid: enough to settle on a price, too few to fill the company's list. */
export const BID_VERSIONS_MAX = 30
/** What a company asks everybody who applies: questions, options of one, and characters of a question, an option and an answer. */
export const BID_QUESTIONS_MAX = 5
export const BID_OPTIONS_MAX = 8
export const BID_QUESTION_CHARS = 200
export const BID_OPTION_CHARS = 80
export const BID_ANSWER_CHARS = 1_000
/** Templates of requests that one company keeps. */
export const DEMAND_TEMPLATES_MAX = 50
/** How long a company has to pick once sealed bids are opened, which is when recruitment ends. */
export const SEALED_PICK_DAYS = 7
/** Characters of a note of the company on a bid. */
export const BID_NOTE_MAX = 1_000
/** Files of one version of a bid. */
export const BID_FILES_MAX = 10
/** One value of a draft: the longest is a plan of milestones. */
export const DRAFT_TEXT_MAX = 40_000
/** Invitations of one company in a day, to one demand, and to one entry of the directory in a day by all companies together. */
export const DEMAND_INVITATIONS_A_DAY = 60
export const DEMAND_INVITATIONS_EACH = 30
export const ENTRY_INVITATIONS_A_DAY = 5
/** How long the link of an invitation works. */
export const DEMAND_INVITATION_DAYS = 30
/** Links that the company passes on itself: how often one may be used, and how many of one demand may work at once. */
export const DEMAND_LINK_USES_MAX = 50
export const DEMAND_LINKS_MAX = 5
/** The timers of the demand's lifecycle (product §2). */
export const START_DAYS = 7
export const CONFIRM_DAYS = 14
export const ACCEPT_DAYS = 7
export const CLOSE_DAYS = 7
/** Plans of parts: milestones of a KPI contract, tiers of one, and how often the company may return a part. */
export const MILESTONES_MAX = 20
/** Periods of a long-term contract: longer work is renewed. A period without an answer is released after these days. */
export const PERIODS_MAX = 12
export const PERIOD_CONFIRM_DAYS = 7
/** Days before its last one on which a long-term contract can be given notice of, unless the plan says another number. */
export const NOTICE_DAYS = 14
export const NOTICE_DAYS_MAX = 30
/** How long a change of plan waits for the other side. */
export const PLAN_CHANGE_DAYS = 7
/** How often a move that notifies the other side can be repeated: a proposal, a request for a higher cap, a submission. */
export const REPEATS_MAX = 30
/** Weeks of a pay-as-you-go contract: at most, in escrow first, until a sheet is released, to complete it; steps and memo of its lines. */
export const WEEKS_MAX = 26
export const WEEKS_HOSTED = 2
export const WEEK_CONFIRM_DAYS = 5
export const SHEET_GRACE_DAYS = 1
/** Until how many days after the last day of a week its provider may submit a supplementary sheet. */
export const SUPPLEMENT_DAYS = 28
export const MINUTES_STEP = 5
export const WORK_MEMO_MIN = 5
/** Both sides are reminded of a period or week that is not funded these hours before it begins. */
export const UNFUNDED_REMINDER_HOURS = [120, 48, 12] as const
/** A standing order funds a period this many days before it begins. */
export const STANDING_ORDER_DAYS = 5
export const TIERS_MAX = 5
export const PART_RETURNS_MAX = 2
export const PART_REASON_MIN = 20
/** From how many days after it is due the company may reclaim what is in escrow, and how long the provider may object. */
export const RECLAIM_AFTER_DAYS = 14
export const RECLAIM_OBJECTION_DAYS = 5
/** How long the split that an operator proposes waits for both sides, and characters of what one of them says about it. */
export const SPLIT_DAYS = 7
/** Open cases that one party has asked for, over all its requests. */
export const SPLITS_OPEN_MAX = 20
export const SPLIT_WORDS_MIN = 20
export const SPLIT_WORDS_MAX = 2_000
/** Messages of the conversation that an operator reads of a case at once, the newest first. */
export const SPLIT_TALK_MAX = 100
/** Both sides are reminded of work that is due these days ago. */
export const OVERDUE_REMINDER_DAYS = [0, 3, 7] as const
/** How long a provider may insist on an amount that the company lowered before both are reminded, and then operators. */
export const INSIST_DAYS = 5
export const LOWERED_DESK_DAYS = 14
/** Both sides are notified of a timer this long before it fires. */
export const TIMER_WARNING_HOURS = 24
/** A timer whose move the platform has stopped for a party looks again after this. */
export const STANDING_RETRY_DAYS = 1
/** How long other terms of a company wait for an answer, and how many of them one applicant gets. */
export const COUNTER_DAYS = 7
export const COUNTERS_MAX = 10
/** Questions of one party about one demand, and characters that one has at least. */
export const QUESTIONS_MAX = 10
export const QUESTION_MIN = 5
/** Who is turned down is notified after these minutes: until then it can be taken back unseen. */
export const TURN_DOWN_MINUTES = 10
