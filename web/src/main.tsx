import { render } from 'preact';
import { App } from './app/app';
import { loadGames } from './app/api';
import { followAddress } from './app/router';
import { applySettings } from './app/settings';
import { followLanguage } from './i18n/t';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import './style/choices.css';
import './style/layout.css';
import './style/board.css';
import './style/marks.css';
import './style/stage.css';
import './style/stage_narrow.css';
import './style/pages.css';
import './style/play.css';
import './style/result.css';
import './style/moves.css';
import './style/setup.css';
import './style/play_narrow.css';
import './style/motion.css';

applySettings();
followAddress();
void loadGames();
void followLanguage().then(() => {
    const root = document.getElementById('app');
    if (root) render(<App />, root);
});
if (import.meta.env.PROD && 'serviceWorker' in navigator)
    navigator.serviceWorker.register('./sw.js').catch(() => undefined); // file: has none
