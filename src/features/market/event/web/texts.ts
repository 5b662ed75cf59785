import { plural, texts } from '../../../../platform/contract/texts.ts'

/** Texts shared by the pages about events. */
export const t = texts({
  international: { cn: '国际交流', en: 'International exchange' },
  offlineSalon: { cn: '线下沙龙', en: 'In-person session' },
  onlineActivities: { cn: '线上活动', en: 'Online event' },
  all: { cn: '全部', en: 'All' },
  ongoing: { cn: '进行中', en: 'Ongoing' },
  forecast: { cn: '预告', en: 'Forecast' },
  finished: { cn: '已结束', en: 'Finished' },
  isForecast: { cn: '报名未开始', en: 'Not open yet' },
  isOpen: { cn: '报名中', en: 'Open' },
  isFull: { cn: '可候补', en: 'Waiting list' },
  isBetween: { cn: '报名已截止', en: 'Registration closed' },
  isUnderWay: { cn: '活动进行中', en: 'In progress' },
  isFinished: { cn: '已结束', en: 'Finished' },
  isCancelled: { cn: '已取消', en: 'Cancelled' },
  online: { cn: '线上', en: 'Online' },
  seatsLeft: { cn: (n: number) => `剩 ${n} 席`, en: (n) => `${plural(n, 'seat')} left` },
  seatsOf: {
    cn: (left: number, all: number) => `剩 ${left} 席，共 ${all} 席`,
    en: (left, all) => `${left} of ${plural(all, 'seat')} left`,
  },
  full: { cn: '名额已满', en: 'Fully booked' },
  fullWaiting: { cn: (n: number) => `名额已满，${n} 人候补`, en: (n) => `Fully booked, ${n} on the waiting list` },
  yourTime: { cn: (when: string) => `您当地：${when}`, en: (when) => `Your time: ${when}` },
  sameZone: { cn: '与您所在时区相同', en: 'Same as your own time' },
  opensAt: { cn: (when: string) => `${when} 开放报名`, en: (when) => `Registration opens ${when}` },
  noNext: { cn: '目前没有即将开始的活动。', en: 'No upcoming events at the moment.' },
  seeAll: { cn: '查看往期与预告', en: 'See past and upcoming events' },
})
