// The start page: something to play at once, what was left, and all games by their pictures.
import { games } from '../app/api';
import { address } from '../app/router';
import { t } from '../i18n/t';
import { Icon } from '../ui/icon';
import { isWelcomed } from './learn/welcomed';
import { ContinueCard, DailyCard, GameCard } from './start/cards';
import { firstGame } from './start/first_game';
import { HeroBoard } from './start/hero';
import '../style/home.css';

/** A tile of an azulejo, repeated. */
function Tiles() {
    return (
        <svg class="tiles" aria-hidden="true">
            <pattern id="hero-tiles" width="112" height="112" patternUnits="userSpaceOnUse">
                <g fill="none" stroke="var(--hero-line)" stroke-width="2">
                    <path d="M0 0h112v112H0zM56 20c8 12 8 20 0 30-8-10-8-18 0-30ZM92 56c-12 8-20 8-30 0 10-8 18-8 30 0ZM56 92c-8-12-8-20 0-30 8 10 8 18 0 30ZM20 56c12-8 20-8 30 0-10 8-18 8-30 0Z" />
                    <path d="M0 38A38 38 0 0 0 38 0M74 0a38 38 0 0 0 38 38M112 74a38 38 0 0 0-38 38M38 112A38 38 0 0 0 0 74M0 24A24 24 0 0 0 24 0M88 0a24 24 0 0 0 24 24M112 88a24 24 0 0 0-24 24M24 112A24 24 0 0 0 0 88" />
                </g>
            </pattern>
            <rect width="100%" height="100%" fill="url(#hero-tiles)" />
        </svg>
    );
}

export default function StartPage() {
    const first = firstGame(games.value);
    return (
        <div class="home">
            <div class="hero">
                <Tiles />
                <div class="hero-in">
                    <div class="hero-text">
                        <h1>{t('Five games, easy to learn, hard to leave')}</h1>
                        <p class="lead">{t('Play the computer, a friend beside you or somebody far away. No account, no adverts; the games run in your browser, also offline.')}</p>
                        <p class="row cta">
                            <a class="button brass big" href={first ? address('play', [first.name]) : address('')}>
                                <Icon name="play" /> {t('Play')}
                            </a>
                            <a class="button line big" href={address('puzzles')}>
                                {t('Puzzles')}
                            </a>
                            <a class="button line big" href={address('online')}>
                                {t('Play a person')}
                            </a>
                        </p>
                        <p class="first-steps">
                            {first && (
                                <>
                                    {t('New here?')}{' '}
                                    {isWelcomed.value ? (
                                        <>
                                            <a href={address('learn', [first.name])}>{t('Start with {game}', { game: first.title })}</a> {t('Few rules, two minutes.')}
                                        </>
                                    ) : (
                                        <a href={address('welcome')}>{t('Four steps show how it works')}</a>
                                    )}
                                </>
                            )}
                        </p>
                    </div>
                    <HeroBoard info={first} />
                    <div class="hero-side">
                        <ContinueCard games={games.value} first={first} />
                        <DailyCard />
                    </div>
                </div>
            </div>
            <div class="home-body">
                <h2>{t('Choose a game')}</h2>
                <ul class="games">
                    {games.value.map((game) => (
                        <GameCard key={game.name} game={game} />
                    ))}
                </ul>
            </div>
        </div>
    );
}
