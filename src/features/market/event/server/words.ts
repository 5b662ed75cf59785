import { writtenDays } from '../../../../platform/contract/day.ts'
import { type Lang, type Pair, plural, texts } from '../../../../platform/contract/texts.ts'
import { EVENT_REMINDER_HOURS, SIGNUP_PROOF_MINUTES } from '../../../../rules/constants.ts'
import { spacedCode } from '../contract/kinds.ts'
import type { EventRow } from './tables.ts'

/** "3 Dec 2026, 14:00 (Asia/Singapore)": an instant, by default the beginning, in the event's own zone. */
export function whenPair(row: EventRow, moment = row.startsAt): Pair {
  const local = moment.toZonedDateTimeISO(row.zone).toPlainDateTime()
  const [day = '', minute] = local.toString({ smallestUnit: 'minute' }).split('T')
  return { cn: `${day} ${minute} (${row.zone})`, en: `${writtenDays(day, 'en')}, ${minute} (${row.zone})` }
}

export const titleOf = (row: EventRow, lang: Lang): string => (lang === 'cn' ? row.titleCn : row.titleEn)
export const placeOf = (row: EventRow, lang: Lang): string =>
  (lang === 'cn' ? [row.cityCn, row.addressCn].filter(Boolean).join(' ') : [row.addressEn, row.cityEn].filter(Boolean).join(', ')) ||
  t.pick(lang).online

/** Messages to those who signed up. An SMS has the same text as the mail. */
export const t = texts({
  online: { cn: '线上', en: 'Online' },
  proofSubject: { cn: '活动报名验证码', en: 'Your code to sign up' },
  proof: {
    cn: (title: string, digits: string) =>
      `【衡渡】您的“${title}”报名验证码是 ${digits}，${SIGNUP_PROOF_MINUTES} 分钟内有效。验证后报名才算完成。如非本人操作，请忽略。`,
    en: (title, digits) =>
      `Hengdu: your code to sign up for “${title}” is ${digits}, valid for ${SIGNUP_PROOF_MINUTES} minutes. You are signed up once you have entered it. If you did not ask for it, ignore this message.`,
  },
  confirmedSubject: { cn: (title: string) => `报名成功：${title}`, en: (title) => `You are signed up: ${title}` },
  confirmed: {
    cn: (name: string, title: string, when: string, place: string, code: string) =>
      `${name}，您好：\n\n您已报名“${title}”。\n时间：${when}\n地点：${place}\n票号：${spacedCode(code)}\n\n签到时请出示票上的二维码或报出票号。如不能参加，请在活动页取消，名额会让给候补的人。`,
    en: (name, title, when, place, code) =>
      `Dear ${name},\n\nYou are signed up for “${title}”.\nTime: ${when}\nPlace: ${place}\nTicket: ${spacedCode(code)}\n\nShow the QR code of your ticket at check-in, or give the ticket number. If you cannot attend, please cancel on the event page so that the seat can go to someone on the waiting list.`,
  },
  waitlistedSubject: { cn: (title: string) => `已加入候补：${title}`, en: (title) => `You are on the waiting list: ${title}` },
  waitlisted: {
    cn: (name: string, title: string, when: string, code: string) =>
      `${name}，您好：\n\n“${title}”（${when}）名额已满，您已加入候补，票号 ${spacedCode(code)}。\n\n报名截止前有人取消时，按报名先后自动递补并立即通知您；截止后空出的名额，我们会先征求您的意见。`,
    en: (name, title, when, code) =>
      `Dear ${name},\n\n“${title}” (${when}) is full, and you are on the waiting list with ticket ${spacedCode(code)}.\n\nWhen someone cancels before registration closes, seats are assigned in order of sign-up, and we notify you immediately. After that we ask you before you get one.`,
  },
  promotedSubject: { cn: (title: string) => `候补成功：${title}`, en: (title) => `You have a seat: ${title}` },
  promoted: {
    cn: (name: string, title: string, when: string, place: string, code: string) =>
      `${name}，您好：\n\n有名额空出，您已从候补转为正式报名：“${title}”。\n时间：${when}\n地点：${place}\n票号：${spacedCode(code)}\n\n如不能参加，请尽快取消。`,
    en: (name, title, when, place, code) =>
      `Dear ${name},\n\nA seat has become available, and you are now signed up for “${title}”.\nTime: ${when}\nPlace: ${place}\nTicket: ${spacedCode(code)}\n\nIf you cannot attend, please cancel as soon as possible.`,
  },
  reminderSubject: {
    cn: (title: string) => `活动即将开始：${title}`,
    en: (title) => `Starting within ${plural(EVENT_REMINDER_HOURS, 'hour')}: ${title}`,
  },
  reminder: {
    cn: (name: string, title: string, when: string, place: string, code: string) =>
      `${name}，您好：\n\n“${title}”将在 ${EVENT_REMINDER_HOURS} 小时内开始。\n时间：${when}\n地点：${place}\n票号：${spacedCode(code)}`,
    en: (name, title, when, place, code) =>
      `Dear ${name},\n\n“${title}” starts within ${plural(EVENT_REMINDER_HOURS, 'hour')}.\nTime: ${when}\nPlace: ${place}\nTicket: ${spacedCode(code)}`,
  },
  calledOffSubject: { cn: (title: string) => `活动取消：${title}`, en: (title) => `Cancelled: ${title}` },
  calledOff: {
    cn: (name: string, title: string, when: string, reason: string) =>
      `${name}，您好：\n\n“${title}”（${when}）已取消。原因：${reason}\n\n您无需再做任何操作。`,
    en: (name, title, when, reason) =>
      `Dear ${name},\n\n“${title}” (${when}) has been cancelled. Reason: ${reason}\n\nNo action is needed from you.`,
  },
  changedSubject: { cn: (title: string) => `时间或地点有变：${title}`, en: (title) => `Time or place has changed: ${title}` },
  changed: {
    cn: (name: string, title: string, when: string, place: string, code: string) =>
      `${name}，您好：\n\n“${title}”的时间或地点有变，请以本邮件为准。\n时间：${when}\n地点：${place}\n票号：${spacedCode(code)}`,
    en: (name, title, when, place, code) =>
      `Dear ${name},\n\nThe time or place of “${title}” has changed. The current details are:\nTime: ${when}\nPlace: ${place}\nTicket: ${spacedCode(code)}`,
  },
  link: { cn: (link: string) => `参会链接：${link}`, en: (link) => `Join link: ${link}` },
  ticketAt: { cn: (link: string) => `查看或取消：${link}`, en: (link) => `View or cancel: ${link}` },
})
