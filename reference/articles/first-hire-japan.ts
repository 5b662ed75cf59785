import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'first-hire-japan',
  topic: 'employment',
  regions: ['JP'],
  publishedDaysAgo: 55,
  author: { cn: '衡渡东亚组', en: 'Hengdu East Asia desk' },
  sources: [
    { title: { cn: '厚生劳动省', en: 'Ministry of Health, Labour and Welfare' }, url: 'https://www.mhlw.go.jp/english/' },
    { title: { cn: '日本年金机构', en: 'Japan Pension Service' }, url: 'https://www.nenkin.go.jp/international/index.html' },
    { title: { cn: '国税厅', en: 'National Tax Agency' }, url: 'https://www.nta.go.jp/english/' },
    { title: { cn: '出入国在留管理厅', en: 'Immigration Services Agency' }, url: 'https://www.moj.go.jp/isa/' },
    {
      title: { cn: '《劳动契约法》英译', en: 'Labor Contracts Act (translation)' },
      url: 'https://www.japaneselawtranslation.go.jp/en/',
    },
  ],
  cn: {
    title: '在日本雇人：四个窗口、三六协定和解雇门槛',
    summary: '税务署、年金事务所、劳动基准监督署、公共职业安定所各有期限；录用时写清楚，比事后解释省事。',
    body: `日本的录用通知（内定）一旦发出，附条件的劳动契约就可能已经成立。“先发内定，不合适再取消”在中国的校招里常见，在日本取消内定要有客观合理的理由。

## 录用时要交付的文件

劳动条件通知书必须书面（本人同意的可用电子方式）交付。2024 年 4 月起，还要写明**工作地点和业务内容将来可能变更的范围**；有期契约要写续签上限，以及符合转为无期的条件时如何申请。有期契约累计超过五年的，员工可申请转为无期。

试用期多为三至六个月。它不是自由解约期：开工 14 天后解雇，同样要提前 30 天通知或支付代通知金。

## 四个窗口和期限

| 窗口 | 办什么 | 期限 |
| --- | --- | --- |
| 税务署 | 给与支付事务所开设届 | 设立之日起一个月内 |
| 年金事务所 | 健康保险、厚生年金的适用与取得 | 事实发生起 5 日内 |
| 劳动基准监督署 | 劳动保险关系成立届 | 成立次日起 10 日内 |
| 公共职业安定所 | 雇用保险适用事业所与取得届 | 设置起 10 日内；取得为入职次月 10 日前 |

法人只有一名员工也要参加健康保险和厚生年金。海外法人没有在日事务所时怎样参保，各窗口做法不一，请社会保险劳务士先去询问，并保留答复。

## 三六协定和就业规则

让员工加班以前，要与代表过半数劳动者的人签订**三六协定**并向监督署提交。没有协定，加班一小时也属违法。一般上限为每月 45 小时、每年 360 小时，特别条款另有封顶。固定加班费可以写，但要写明金额、对应的小时数和超出部分另付。

经常雇用十人以上的事业场，须制定并提交就业规则。第一位员工入职时就写好，以后扩编不用重做。

## 每月和年末

- 工资每月至少一次，全额、直接、在固定日期支付。
- 源泉所得税次月 10 日缴；发薪对象不足十人的，可申请半年一缴。
- 住民税由雇主代扣，名单由市町村每年 5 月发来。
- 12 月做年末调整，次年 1 月底前交法定调书和给与支付报告书。
- 满六个月且出勤八成以上的给 10 天年假，其中至少 5 天须由雇主确保休完。

## 外籍员工

工作签证按业务内容对应“技术・人文知识・国际业务”等资格，学历专业与岗位的关联要能说明。雇用时核对在留卡正反面，并向公共职业安定所提交外国人雇用状况届出。留学生打工要有资格外活动许可，通常每周 28 小时以内。

## 为什么少有人直接解雇

《劳动契约法》第 16 条要求解雇有客观合理的理由，并为社会通常观念所认可。能力不足要有指导、改善、调岗的记录。实务中多采用合意退职，以书面写明日期、金额和离职理由的记载方式。只打算试一年的，选业务委托或名义雇主，不要靠“试用期”。`,
  },
  en: {
    title: 'Hiring in Japan: four offices, the 36 agreement and the threshold for dismissal',
    summary:
      'Tax office, pension office, labour inspectorate and job centre each have a deadline. What you write at the start saves explaining later.',
    body: `In Japan, an offer letter (naitei) may already form an employment contract with conditions. Withdrawing it needs an objectively reasonable ground, so do not issue offers you might take back.

## Documents to hand over on hiring

Working conditions must be given in writing, or electronically if the employee agrees. Since April 2024 the notice must also state **how far workplace and duties may change later**. Fixed-term contracts must state any cap on renewals and how to apply for conversion: after more than five years in total, the employee may ask for a permanent contract.

Probation is usually three to six months. It is not a period of free dismissal: after the first 14 days, 30 days’ notice or pay in lieu applies.

## Four offices

| Office | What | Deadline |
| --- | --- | --- |
| Tax office | notice of opening a payroll office | one month after opening |
| Pension office | enrolment in health insurance and employees’ pension | within 5 days |
| Labour Standards Inspection Office | notice that labour insurance applies | 10 days from the day after it begins |
| Hello Work | employment insurance: workplace, then employee | 10 days; by the 10th of the month after joining |

A corporation with a single employee must join health and pension insurance. For a foreign company without an office in Japan practice varies: have a labour and social security attorney (sharoshi) ask each office and keep the answer.

## The 36 agreement and work rules

Before anyone works overtime, conclude a **36 agreement** with a representative of the majority of employees and file it. Without it, even one hour of overtime is unlawful. The general limits are 45 hours a month and 360 a year, and special clauses have a ceiling too. Fixed overtime pay is allowed if you state the amount, the hours it covers and that further hours are paid separately.

A workplace with ten or more regular workers must file work rules. Write them for the first employee, and you will not have to redo them later.

## Each month and at year end

- Pay at least monthly, in full, directly, on a fixed date.
- Withheld income tax is due on the 10th of the next month. With fewer than ten payees you may apply to pay twice a year.
- Resident tax is withheld by the employer from the lists that municipalities send each May.
- Year-end adjustment in December; statutory payment reports by the end of January.
- Ten days’ leave after six months at 80% attendance; the employer must ensure that at least five are taken.

## Foreign staff

The residence status follows the work, most often Engineer/Specialist in Humanities/International Services, and the degree should relate to the job. Check both sides of the residence card and report the hire to Hello Work. Students need permission to work and are generally limited to 28 hours a week.

## Why few employers dismiss

Article 16 of the Labor Contracts Act requires objectively reasonable grounds that are acceptable by social standards. Poor performance needs a record of guidance, improvement and reassignment. Most exits are agreed in writing, with the date, the sum and how the reason will be recorded. For a one-year trial, choose a service contract or an employer of record; do not rely on probation.`,
  },
}

export default article
