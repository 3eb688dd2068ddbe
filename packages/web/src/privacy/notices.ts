/** The privacy notice and terms for parents, and the page for children. They say what the product does, so change them with it. */

export interface Notice {
  readonly title: string;
  readonly updated: string;
  readonly intro: string;
  readonly sections: readonly { readonly title: string; readonly points: readonly string[] }[];
}

const updated = '22 November 2026';

export const privacyNotice: Notice = {
  title: 'Privacy notice',
  updated,
  intro: 'What we keep about you and your child, why, who can see it, and how you stay in control.',
  sections: [
    {
      title: 'What we keep, and why',
      points: [
        'Accounts: names, user names, your e-mail address and phone number, your child’s month and year of birth and school year. We only know the day of birth if you give it; it isn’t needed. The date suggests a school year and tells us who is under 13.',
        'Learning: answers, results, time spent, rewards, practices and feedback. We use them to choose questions, to explain mistakes, and to show you and your child’s tutors how it’s going.',
        'Messages: what tutors write to you here.',
        'Payments: your package, your invoices and the last four digits of your card. The card number goes straight to the payment provider and never reaches us.',
        'Safety: a list of log-ins and of adults who looked at your child’s data.',
      ],
    },
    {
      title: 'What we don’t do',
      points: [
        'We show no adverts, use no trackers, and never sell or rent data.',
        'We don’t ask where you are, and we don’t need photos, contacts or a microphone.',
        'We don’t use your child’s data for anything but learning here.',
      ],
    },
    {
      title: 'Who can see it',
      points: [
        'Your child sees their own work. You see all of it. Brothers and sisters see first and last names and school years.',
        'Tutors see a child’s name, school year and work only with your consent. You can see who they are on the page Tutoring and end their access there. It ends straight away.',
        'Our team can see data when they need to help you.',
        'The payment provider knows who pays, but nothing about learning.',
      ],
    },
    {
      title: 'How long we keep it',
      points: [
        'Accounts and learning: until you have them erased, or until nobody has used them for two years. Then we write to you, and erase everything 60 days later unless somebody logs in. An account with a running subscription stays.',
        'The account of a child under 13 who signed up alone: 14 days, unless a parent says yes. Then we keep the parent’s e-mail address with the yes.',
        'The list of log-ins and looks: one year.',
        'E-mails we sent: seven days.',
        'Screen recordings are off. They are only made if you switch them on under My profile. All words and everything typed are hidden in them, and we delete them after 30 days.',
      ],
    },
    {
      title: 'What you can do',
      points: [
        'See and download everything about your child on the page Your child’s data.',
        'Have it erased there. It happens after seven days, so you can change your mind.',
        'Correct names and e-mail addresses under My profile. Call us to correct a date of birth or a school year.',
        'Change your mind about tutors and recordings at any time.',
        'Call us about anything else. You can also complain to the Information Commissioner’s Office at ico.org.uk.',
      ],
    },
    {
      title: 'On your device',
      points: [
        'One cookie protects forms. Your browser also remembers your log-in, your reading settings and answers that haven’t been sent yet.',
        'Reading aloud only uses voices that are installed on your device, so questions aren’t sent to anybody to be read.',
      ],
    },
  ],
};

export const terms: Notice = {
  title: 'Terms',
  updated,
  intro: 'What you can expect from us, and what we ask of you.',
  sections: [
    {
      title: 'Accounts',
      points: [
        'A parent or guardian looks after the accounts of their children.',
        'Children under 13 who sign up by themselves need a parent or guardian to say yes. We ask by e-mail.',
        'Please keep passwords to yourselves. Tell us if you think somebody else knows one.',
        'Each child has an account and a package of their own.',
      ],
    },
    {
      title: 'Paying and cancelling',
      points: [
        'Every package starts with 7 free days. You give a card, and nothing is taken before they end.',
        'After that you pay by month or by year until you cancel. Prices are on our home page.',
        'You can cancel under Subscriptions at any time. Access lasts until the end of the time you’ve paid for.',
      ],
    },
    {
      title: 'Tutors',
      points: [
        'A tutor only sees a child’s work with your consent, and you can end that at any time.',
        'Tutors write to parents here, never to children, except for feedback on practices.',
      ],
    },
    {
      title: 'Being fair',
      points: [
        'Please be kind in names, class names and messages. We may remove what isn’t.',
        'Don’t try to break in, copy our questions in bulk, or use the site in a way that stops others from learning.',
        'If you find a weakness, please tell us. We’ll thank you for it.',
      ],
    },
    {
      title: 'If something goes wrong',
      points: [
        'If a question turns out to be wrong, answers to it are corrected. Stars and coins are never taken away for it.',
        'Comet Club helps with learning. It doesn’t promise marks or places at schools.',
        'Nothing here takes away the rights you have by law.',
      ],
    },
  ],
};

export const childrensNotice: Notice = {
  title: 'Your privacy, in short',
  updated,
  intro: 'This page is for you. It says what we know about you, and who can see it.',
  sections: [
    {
      title: 'What we know',
      points: [
        'Your name, the month you were born in and your school year.',
        'The answers you give, and how long you take.',
        'Your stars, coins and badges.',
        'What happens on your screen here, but only if your parent says yes.',
      ],
    },
    {
      title: 'Who can see it',
      points: [
        'You can.',
        'Your parent can. They can see your answers while you work.',
        'Your tutor can, if your parent says yes. Your parent can stop that.',
        'Other children can’t. Only your brothers and sisters see your name and year.',
      ],
    },
    {
      title: 'What we never do',
      points: ['We never show you adverts.', 'We never sell what we know.', 'We never ask where you are.'],
    },
    {
      title: 'What you can do',
      points: [
        'Ask your parent to show you what we know. There’s a page for it.',
        'Ask your parent to change it or delete it.',
        'Keep your password secret. Only tell your parent.',
        'Is something wrong or odd? Tell a grown-up you trust.',
      ],
    },
  ],
};
