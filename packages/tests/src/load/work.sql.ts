/**
 * What the students of a school did in forty weeks, row by row as the product writes it: 37 tests of ten questions, twelve
 * practices finished, one begun and two waiting: 495 answers each. `brokenInvariants` holds the rows to the product's own rules.
 */

const testCount = 37;

/** Students, and people of other roles, who ask in the measurement. They are spread evenly over the school. */
export const peopleEach = 200;

/** A deck grows with the school: 50 cards among 100 students, 5,000 among 10,000. */
const deckSize = '(select least(5000, greatest(50, count(*) / 2))::int from load_students)';
const isAsker = `s.n % greatest(1, (select count(*) from load_students) / ${peopleEach}) = 0`;

/** Each statement adds to the ones before; none takes a parameter. */
export const workStatements: readonly (readonly [what: string, text: string])[] = [
  [
    'practices of the classes',
    `insert into practices (set_by_id, origin, name, subject_id, year, topic_id, sub_topic_ids, difficulty, time_limit,
        question_count, fingerprint, set_at)
      select c.tutor_id, 'tutor', 'Week ' || p, one.subject_id, c.year, one.topic_id, array[one.sub_topic_id, other.sub_topic_id],
        'easy', null, 10, md5(c.classroom_id || ' ' || p),
        date_trunc('day', now()) + interval '9 hours' - (case when p <= 12 then 270 - 20 * p else 70 - 4 * p end) * interval '1 day'
      from (select distinct classroom_id, tutor_id, year from load_students) c cross join generate_series(1, 15) p
        join load_cells one on one.year = c.year and one.place = p % one.many
        join load_cells other on other.year = c.year and other.place = (p + 1) % one.many
      order by p, c.classroom_id`,
  ],
  [
    'parts in them',
    `insert into practice_tasks (practice_id, student_id, assigned_at, due_at)
      select p.practice_id, s.user_id, p.set_at, p.set_at + interval '14 days'
      from practices p join classrooms c on c.tutor_id = p.set_by_id
        join load_students s on s.classroom_id = c.id and p.fingerprint = md5(c.id || ' ' || substr(p.name, 6))
      order by p.practice_id, s.n`,
  ],
  [
    'attempts to be',
    `create unlogged table load_attempts as
      select row_number() over (order by started_at, n) + coalesce((select max(attempt_id) from attempts), 0) as attempt_id, w.*
      from (
        select s.n, s.user_id, 'subTopic' as kind, c.sub_topic_id as source_id, null as title, c.subject_id, s.year, 10 as answered,
          array[c.sub_topic_id, c.sub_topic_id] as sub_topic_ids,
          date_trunc('day', now()) + interval '16 hours' - (7 * (${testCount} - k) + 1 + s.n % 6) * interval '1 day'
            + s.n % 97 * interval '1 minute' as started_at
        from load_students s cross join generate_series(1, ${testCount}) k join load_cells c on c.year = s.year and c.place = k % c.many
        union all
        select s.n, s.user_id, 'practice', t.task_id, p.name, p.subject_id, s.year, case when p.name = 'Week 13' then 5 else 10 end,
          p.sub_topic_ids, p.set_at + interval '3 days 8 hours' + s.n % 89 * interval '1 minute'
        from practice_tasks t join practices p using (practice_id) join load_students s on s.user_id = t.student_id
        where p.name not in ('Week 14', 'Week 15')) w`,
  ],
  [
    'questions to be',
    `create unlogged table load_answers as
      select row_number() over (order by a.attempt_id, q) + coalesce((select max(question_id) from attempt_questions), 0) as question_id,
        a.attempt_id, q as position, a.user_id, a.kind, i.item_id, i.weight, q <= a.answered as is_answered, r.is_right,
        case when r.is_right then i.right_given else i.wrong_given end as given,
        case when r.is_right then null else i.wrong_because end as because,
        case when r.is_right then null else i.mistake_id end as mistake_id,
        a.started_at, a.started_at + q * interval '30 seconds' as answered_at
      from load_attempts a cross join generate_series(1, 10) q
        cross join lateral (select hashint8(a.attempt_id * 10 + q) % 5 <> 0 as is_right) r
        join load_items i on i.sub_topic_id = a.sub_topic_ids[1 + q % 2]
          and i.difficulty = case when a.kind = 'practice' or q <= 3 then 'easy' when q <= 7 then 'medium' else 'hard' end
          and i.place = case when a.kind = 'practice' then 12 + (a.n + (q + 1) / 2) % 8 else (a.n + q) % 12 end`,
  ],
  [
    'attempts',
    `insert into attempts (attempt_id, student_id, kind, source_id, title, subject_id, year, status, question_count, answered_count,
        right_count, course, spent_ms, stars, coins, experience, started_at, timed_at, finished_at)
      overriding system value
      select attempt_id, a.user_id, a.kind, a.source_id, a.title, a.subject_id, a.year,
        case when a.answered = 10 then 'FINISH' else 'PROCCESS' end, 10, a.answered, q.rights, q.course, a.answered * 25000,
        case when a.answered < 10 then 0 else (q.rights >= 6)::int + (q.rights >= 8)::int + (q.rights >= 9)::int end,
        q.weight_right + case when a.answered = 10 and q.rights >= 7 then 10 else 0 end, 10 * q.weight_right, a.started_at, q.last_at,
        case when a.answered = 10 then q.last_at end
      from load_attempts a join (
        select attempt_id, count(*) filter (where is_right) as rights, coalesce(sum(weight) filter (where is_right), 0) as weight_right,
          string_agg(case when is_right then 'r' else 'w' end, '' order by position) as course, max(answered_at) as last_at
        from load_answers where is_answered group by attempt_id) q using (attempt_id) order by attempt_id`,
  ],
  [
    'parts that are done',
    `update practice_tasks t set finished_at = a.finished_at, answered_count = a.answered_count, right_count = a.right_count
      from attempts a where a.student_id = t.student_id and a.kind = 'practice' and a.source_id = t.task_id and a.status = 'FINISH'`,
  ],
  [
    'answers',
    `insert into attempt_questions (question_id, attempt_id, position, student_id, item_id, drawn_at, answered_at, given, is_right,
        because, mistake_id, spent_ms, coins, experience)
      overriding system value
      select question_id, attempt_id, position, user_id, item_id,
        case when kind = 'practice' then started_at else answered_at - interval '25 seconds' end,
        case when is_answered then answered_at end, case when is_answered then given end, case when is_answered then is_right end,
        case when is_answered then because end, case when is_answered then mistake_id end,
        case when is_answered then 25000 else 0 end, case when is_answered and is_right then weight else 0 end,
        case when is_answered and is_right then 10 * weight else 0 end
      from load_answers order by question_id`,
  ],
  [
    'the ledger',
    `insert into ledger_entries (cause, student_id, direction, source, amount, debit_account, credit_account, created_at)
      select cause, user_id, 'incoming', source, amount, 'reward:' || source, 'child:' || user_id, at from (
        select 'answer:' || question_id as cause, user_id, case kind when 'practice' then 'practice' else 'mission' end as source,
          weight as amount, answered_at as at from load_answers where is_answered and is_right
        union all
        select 'finish:' || attempt_id, student_id, case kind when 'practice' then 'practice' else 'mission' end, 10, finished_at
        from attempts where status = 'FINISH' and right_count >= 7 and student_id in (select user_id from load_students)) e order by at`,
  ],
  [
    'days',
    `insert into day_totals (student_id, day, subject_id, answered, right_count, weight_answered, weight_right, spent_ms,
        finished_tests, last_active_at)
      select l.user_id, (l.answered_at at time zone 'Europe/London')::date, a.subject_id, count(*), count(*) filter (where l.is_right),
        sum(l.weight), coalesce(sum(l.weight) filter (where l.is_right), 0), 25000 * count(*), count(*) filter (where l.position = 10),
        max(l.answered_at)
      from load_answers l join load_attempts a using (attempt_id) where l.is_answered group by 1, 2, 3`,
  ],
  [
    'bests',
    `insert into sub_topic_results (student_id, sub_topic_id, best_stars, best_right_count, finished_count, passed_at)
      select student_id, source_id, max(stars), max(right_count), count(*), min(finished_at) filter (where right_count >= 7)
      from attempts where kind = 'subTopic' and status = 'FINISH' and student_id in (select user_id from load_students) group by 1, 2`,
  ],
  [
    'what is to be revised',
    `insert into revisions (student_id, item_id, sub_topic_id, attempt_id, right_days, last_right_day, wrong_at)
      select l.user_id, l.item_id, i.sub_topic_id, max(l.attempt_id) filter (where not l.is_right), r.days,
        case when r.days = 1 then max(l.answered_at)::date end, max(l.answered_at) filter (where not l.is_right)
      from load_answers l join question_items i using (item_id)
        join (select user_id, item_id, (array_agg(is_right order by answered_at desc))[1]::int as days
          from load_answers where is_answered group by 1, 2 having bool_or(not is_right)) r using (user_id, item_id)
      where l.is_answered group by l.user_id, l.item_id, i.sub_topic_id, r.days`,
  ],
  [
    'mastery',
    `insert into sub_topic_mastery (student_id, sub_topic_id, mastery)
      select user_id, sub_topic_id, jsonb_build_object('answers', count(*), 'stabilityDays', 12.5, 'difficulty', 5.1,
        'day', max(answered_at)::date::text, 'dayAnswers', 10, 'dayPoints', 8,
        'dueDay', (max(answered_at)::date + 12)::text, 'bestLabel', 'strong')
      from load_answers join load_items using (item_id) where is_answered group by 1, 2`,
  ],
  [
    'ratings',
    `insert into subject_ratings (student_id, subject_id, rating, answers)
      select user_id, subject_id, 1050 + 100 * (year - 3), sum(answered) from load_attempts group by 1, 2, year`,
  ],
  [
    'standings',
    `insert into student_standings (student_id, coins, experience, stars, learned_day, learned_coins)
      select s.user_id, e.coins + l.coins, a.experience, r.stars + a.stars, e.last_day, e.on_last_day
      from load_students s
        join (select student_id, sum(best_stars) as stars from sub_topic_results group by 1) r on r.student_id = s.user_id
        join (select student_id, sum(experience) as experience, coalesce(sum(stars) filter (where kind = 'practice'), 0) as stars
          from attempts group by 1) a on a.student_id = s.user_id
        join (select student_id, sum(amount) as coins, max(last_day) as last_day,
            sum(amount) filter (where day = last_day) as on_last_day
          from (select student_id, amount, (created_at at time zone 'Europe/London')::date as day,
              max((created_at at time zone 'Europe/London')::date) over (partition by student_id) as last_day from ledger_entries
            where source <> 'league') d
          group by 1) e on e.student_id = s.user_id
        join (select student_id, sum(coins) as coins from league_scores group by 1) l on l.student_id = s.user_id`,
  ],
  [
    'decks of flashcards',
    `insert into flashcard_decks (owner_id, name, card_count, fingerprint, created_at)
      select s.user_id, 'Words', ${deckSize}, 'load', now() - interval '60 days' from load_students s where ${isAsker} order by s.n`,
  ],
  [
    'their cards',
    `insert into flashcards (deck_id, position, front, back, accepted, kind)
      select d.deck_id, place, 'Word ' || place, 'Meaning ' || place, '{}', 'typed'
      from flashcard_decks d cross join lateral generate_series(1, d.card_count) place where d.fingerprint = 'load' order by d.deck_id, place`,
  ],
  [
    'what is remembered of them',
    `insert into flashcard_progress (student_id, deck_id, flashcard_id, pass, user_answer, verdict, answered_at, stability_days,
        difficulty, last_day, due_day, known_until, reviews, lapses)
      select d.owner_id, d.deck_id, c.flashcard_id, 1, c.back, 'right', now() - interval '20 days', 30, 5, current_date - 20,
        case when c.position <= 20 then current_date else current_date + 1 + c.position % 60 end, current_date + 30, 3, 0
      from flashcards c join flashcard_decks d using (deck_id) where d.fingerprint = 'load' and c.position <= d.card_count / 2`,
  ],
  [
    'how far they are in them',
    `insert into flashcard_passes (student_id, deck_id, pass, completed_pass, completed_count, answered_count, right_count, open_from,
        open_place, new_from)
      select owner_id, deck_id, 1, 0, 0, card_count / 2, card_count / 2, card_count / 2 + 1, card_count / 2, card_count / 2 + 1
      from flashcard_decks where fingerprint = 'load'`,
  ],
];
