import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '规范用户以评论、回复、留言、弹幕等方式发表文字、图片、音视频的服务。',
      '提供者要核验身份、管理内容、受理举报；使用者要对自己发表的内容负责。',
    ],
    sections: [
      section('管什么', '适用于在中国境内提供、使用跟帖评论服务。2022 年修订，明确了评论服务提供者、公众账号运营者与使用者三方的责任。'),
      section('提供者的责任', [
        '对注册用户进行真实身份信息认证，不向未认证的用户提供评论服务。',
        '建立审核管理、实时巡查、应急处置、举报受理等制度，配备相应人员。',
        '新闻信息的评论实行先审后发。',
        '对违法和不良信息采取警示、拒绝发布、删除、限制功能、暂停账号等措施，并保存记录。',
        '建立信用评估，分级管理；依法保护个人信息。',
      ]),
      section(
        '使用者的责任',
        '遵守法律法规和公序良俗，不发布法律禁止的信息，不通过发布、删除、推荐评论等方式侵害他人权益或者谋取非法利益，不雇佣水军。',
      ),
      section('申诉与举报', '提供者应当设置便捷的举报与申诉入口，及时受理和反馈。被处置的使用者可以申诉，提供者按约定核查。'),
      section('衡渡怎样做', '发表评价与留言须登录；举报从“联系我们”受理；处置说明理由，可以在 15 天内申诉；不以评价买卖换取排名。'),
    ],
  },
  en: {
    summary: [
      'Governs services that let users post text, pictures, audio or video as comments, replies, messages or live remarks.',
      'Providers verify identity, manage content and handle reports; users are responsible for what they post.',
    ],
    sections: [
      section(
        'What it covers',
        'Comment services offered or used in China. The 2022 revision sets out three sets of duties: of the provider, of those who run public accounts, and of users.',
      ),
      section('Duties of providers', [
        'Verify registered users by their real identity; do not offer comment services to unverified users.',
        'Maintain review, monitoring, emergency and reporting systems with adequate staff.',
        'Review comments on news before they appear.',
        'Warn, refuse, delete, restrict or suspend over unlawful and harmful content, and keep records.',
        'Assess users’ credit and manage them by level; protect personal information.',
      ]),
      section(
        'Duties of users',
        'Keep to the law and public decency, post nothing prohibited, and do not post, delete or promote comments to harm others or for unlawful gain. Hiring paid commenters is prohibited.',
      ),
      section(
        'Reports and appeals',
        'Providers keep easy ways to report and appeal, and respond in good time. A user whose content was acted on may appeal, and the provider checks it as agreed.',
      ),
      section(
        'What Hengdu does',
        'Ratings and messages need a signed-in account. Reports come through the contact page. Measures state their reason and can be appealed within 15 days. Rankings are not traded for ratings.',
      ),
    ],
  },
}

export default both
