import { defineNotices } from '../../../../platform/contract/notice.ts'
import { plural } from '../../../../platform/contract/texts.ts'
import { EVENT_REMINDER_HOURS } from '../../../../rules/constants.ts'

export const eventNotices = defineNotices({
  eventConfirmed: {
    for: [1, 2],
    group: 'event',
    title: { cn: '活动报名成功', en: 'Signed up for an event' },
    text: { cn: '您已报名“{event}”，时间 {when}。', en: 'You are signed up for “{event}”, {when}.' },
    mail: false,
  },
  eventWaitlisted: {
    for: [1, 2],
    group: 'event',
    title: { cn: '已加入活动候补', en: 'On the waiting list for an event' },
    text: {
      cn: '“{event}”名额已满，您已加入候补；报名截止前有人取消时自动递补。',
      en: '“{event}” is full and you are on the waiting list; until registration closes, freed seats are assigned automatically.',
    },
    mail: false,
  },
  eventPromoted: {
    for: [1, 2],
    group: 'event',
    title: { cn: '候补成功', en: 'You have a seat at an event' },
    text: { cn: '您已从候补转为正式报名“{event}”，时间 {when}。', en: 'A seat became available at “{event}”, {when}, and it is yours.' },
    mail: false,
  },
  eventReminder: {
    for: [1, 2],
    group: 'event',
    title: {
      cn: `活动将在 ${EVENT_REMINDER_HOURS} 小时内开始`,
      en: `An event starts within ${plural(EVENT_REMINDER_HOURS, 'hour')}`,
    },
    text: { cn: '“{event}”开始时间：{when}。', en: '“{event}” starts at {when}.' },
    mail: false,
  },
  eventCalledOff: {
    for: [1, 2],
    group: 'event',
    title: { cn: '活动取消', en: 'An event has been cancelled' },
    text: { cn: '“{event}”已取消：{reason}', en: '“{event}” has been cancelled: {reason}' },
    mail: false,
  },
  eventChanged: {
    for: [1, 2],
    group: 'event',
    title: { cn: '活动时间或地点有变', en: 'Event time or place changed' },
    text: {
      cn: '“{event}”的时间或地点有变，最新时间 {when}。',
      en: 'The time or place of “{event}” has changed. It now starts at {when}.',
    },
    mail: false,
  },
})
