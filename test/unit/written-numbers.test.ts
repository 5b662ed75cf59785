import { expect, it } from 'vitest'
import { USUALLY } from '../../src/features/base/queue/server/reads.ts'
import { maskOf } from '../../src/features/base/secret/contract/place.ts'
import { VOLUME_MAX } from '../../src/features/market/partner/contract/states.ts'
import { OVERVIEW_DAYS } from '../../src/features/people/absence/contract/days.ts'
import { TEAM_OUT_LEAST, TEAM_OUT_PART } from '../../src/features/people/absence/contract/team-out.ts'
import { COMPARE_WEEKS } from '../../src/features/people/calendar/contract/schedule.ts'
import { OFFICE_HOURS } from '../../src/features/people/calendar/web/half-hours.ts'
import { CODE_LENGTH } from '../../src/platform/contract/channel.ts'
import * as constants from '../../src/rules/constants.ts'
import * as demands from '../../src/rules/demand.ts'
import { disagreements, type Stated } from '../support/numbers.ts'

const rules = { ...constants, ...demands }

/**
 * Texts take their numbers from the constants that decide them. Those that write one in words ("ten lines", 前后各十条) or are the source's
 * own cannot: here they are tied to their constants.
 */

const SHOWN = maskOf('0'.repeat(20)).replace(/\D/g, '').length
const LUNCH_HOURS = rules.LUNCH_MINUTES / 60
const row = (file: string, value: number, ...pieces: string[]): Stated => ({ file: `features/${file}`, value, pieces })

it('numbers in words are those that the code has', () => {
  expect(
    disagreements([
      row('talk/moderation/web/desk/texts.ts', rules.REPORT_LINES, '前后各#条', 'with # lines before and after'),
      row('market/licence/web/texts.ts', rules.LOGIN_DELAY.free, '连续#次登录失败', 'After # failed sign-ins'),
      row('market/licence/web/texts.ts', Math.round(rules.SESSION_SECONDS / 3_600), 'expires after about # hours'),
      row('people/absence/web/overview/texts.ts', OVERVIEW_DAYS, '`#天内 ', 'Next # days: ', '#天内没有新的休假', 'the next # days'),
      row('people/absence/web/texts.ts', TEAM_OUT_LEAST, '同一天至少#人', 'at least # people'),
      row('people/absence/web/texts.ts', TEAM_OUT_PART, '超过#分之一', 'more than a # of the team'),
      row(
        'people/calendar/web/texts.ts',
        COMPARE_WEEKS,
        '这#周双方',
        'In these # weeks',
        '这#周的假日',
        'Holidays in these # weeks',
        '。#周内双方',
        'in # weeks.',
      ),
      row('people/calendar/web/parts/country-texts.ts', OFFICE_HOURS.from / 60, '两边都按 # 点', 'both work # to'),
      row('people/calendar/web/parts/country-texts.ts', OFFICE_HOURS.to / 60, '到 # 点'),
      row('people/calendar/web/parts/country-texts.ts', OFFICE_HOURS.to / 60 - 12, 'both work nine to #'),
      row('market/solution/web/country/texts.ts', OFFICE_HOURS.from / 60, '两边都按 # 点', 'both work # to'),
      row('market/solution/web/country/texts.ts', OFFICE_HOURS.to / 60, '到 # 点'),
      row('market/solution/web/country/texts.ts', OFFICE_HOURS.to / 60 - 12, 'both work nine to #'),
      row('market/solution/web/country/texts.ts', rules.RATES_OLD_MONTHS / 12, '费率生效已满#年', 'in force for # year'),
      row('talk/chat/web/texts.ts', rules.CHAT_HISTORY_MONTHS, '聊天记录仅保留#个月', 'Chat history is kept for # month only'),
      row('talk/chat/web/side/texts.ts', rules.CHAT_HISTORY_MONTHS, '列在这里，保留#个月', 'listed here for # month'),
      row('talk/chat/web/group/texts.ts', rules.CHAT_HISTORY_MONTHS, '；#个月内还可以查看'),
      row('people/employee/web/edit/texts.ts', LUNCH_HOURS, '含 # 小时午休', '时长 − # 小时', '# hour of lunch'),
      row('people/intake/contract/template.ts', LUNCH_HOURS, '减去#小时午休', ' # hour of lunch'),
      row('people/employee/web/edit/texts.ts', SHOWN, '只显示后#位', 'show the last # characters'),
      row('people/payroll/web/payments/texts.ts', SHOWN, '只显示后#位', 'only its last # digits'),
      row('market/partner/web/texts.ts', CODE_LENGTH, '#位字母和数字', '# letters and digits'),
      row('market/partner/web/texts.ts', VOLUME_MAX, '不超过#的金额', 'an amount of up to #'),
      { file: 'rules/people-field-errors.ts', value: LUNCH_HOURS, pieces: ['多于#小时午休', 'the # hour of lunch'] },
    ]),
  ).toEqual([])
})

it('the description of the API states the numbers that the code has', () => {
  expect(
    disagreements([
      row('base/account/contract/calls.ts', rules.LOGIN_DELAY.free, 'After # failures from one address'),
      row('base/account/contract/calls.ts', rules.CODE_DIGITS, 'Sends a #-digit code'),
      row('base/account/contract/calls.ts', rules.CODE_MINUTES, 'by this browser: # minutes'),
      row('base/account/contract/calls.ts', rules.CODE_TRIES, 'minutes, # tries'),
      row('base/account/contract/calls.ts', rules.PROOF_MINUTES, 'this session’s calls, for # minutes'),
      row('people/absence/contract/calls.ts', OVERVIEW_DAYS, 'in the next # days'),
      row('people/calendar/contract/calls.ts', COMPARE_WEEKS, 'of two regions for # weeks'),
      row('talk/chat/contract/calls.ts', rules.FRIEND_REQUEST_DAYS, 'It ends after # days'),
      row('work/demand/contract/calls.ts', rules.POSTPONE_DAYS, 'the company grants, # more days', 'does not grant the # days'),
      row('talk/feedback/contract/calls.ts', rules.FEEDBACK_MAX_SCREENSHOTS, 'with at most # screenshots'),
      row('market/provider/contract/calls.ts', rules.REPORT_CONTACT_DAYS, 'once, within # days'),
      row('base/queue/contract/calls.ts', USUALLY * 5, 'within which # of five'),
    ]),
  ).toEqual([])
})
