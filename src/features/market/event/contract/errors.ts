import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const eventErrors = {
  registrationNotOpen: { code: 1501, http: 200, cn: '报名尚未开始', en: 'Registration has not opened yet' },
  registrationOver: { code: 1502, http: 200, cn: '报名已结束', en: 'Registration has closed' },
  signedUpAlready: {
    code: 1503,
    http: 200,
    cn: '该联系方式已报名本活动，电子票已发送至此联系方式',
    en: 'This contact is already signed up. The ticket was sent to it.',
  },
  accountSignedUpAlready: { code: 1504, http: 200, cn: '您的账号已报名本活动', en: 'Your account is already signed up for this event' },
  signupCancelled: { code: 1505, http: 200, cn: '该报名已取消', en: 'This sign-up has been cancelled' },
  signupFixed: {
    code: 1506,
    http: 200,
    cn: '活动已开始或已取消，报名不能再取消',
    en: 'The event has started or was cancelled, so this sign-up can no longer be cancelled',
  },
  eventFinished: { code: 1507, http: 200, cn: '活动已结束', en: 'The event has ended' },
  eventNotOn: {
    code: 1508,
    http: 200,
    cn: '活动未发布或已取消，不能签到',
    en: 'The event is unpublished or cancelled, so check-in is not possible',
  },
  doorNotOpen: {
    code: 1514,
    http: 200,
    cn: '活动当天（{day}）起才能签到',
    en: 'Check-in opens on the day of the event, {day}',
  },
  noSeatFree: { code: 1516, http: 200, cn: '{seats} 个名额都已占用', en: 'No seat is free ({seats} in all)' },
  notCheckedIn: { code: 1515, http: 200, cn: '{who} 尚未签到', en: '{who} is not checked in' },
  ticketUnknown: { code: 1509, http: 200, cn: '未找到这张票，请核对票号', en: 'Ticket not found. Check the number.' },
  ticketOther: { code: 1510, http: 200, cn: '{who} 的票属于另一场活动：{event}', en: '{who} has a ticket for another event: {event}' },
  ticketUsed: { code: 1511, http: 200, cn: '{who} 已于 {at} 签到', en: '{who} was checked in at {at}' },
  ticketCancelled: { code: 1512, http: 200, cn: '{who} 已取消报名', en: '{who} has cancelled' },
  ticketWaiting: { code: 1513, http: 200, cn: '{who} 仍在候补，没有名额', en: '{who} is still on the waiting list and has no seat' },
} as const satisfies Record<string, ErrorRule>

type Added = typeof eventErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
