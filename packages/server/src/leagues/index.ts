/** What other features may use from leagues. */

export { leaguesData } from './leagues.data.ts';
export { leagueJobs } from './leagues.jobs.ts';
export { registerLeagues } from './leagues.routes.ts';
export { createLeaguesService, type LeaguesService } from './leagues.service.ts';
