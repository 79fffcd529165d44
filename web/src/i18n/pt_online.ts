// Portuguese for playing people: what the page says, and what the server says. `{name}` stands for any words.
export const ptOnline: Record<string, string> = {
    'The server does not answer. Please try again.': 'O servidor não responde. Tente outra vez.',
    'You are playing this position against a person. The engine is off until that game is over.':
        'Está a jogar esta posição contra uma pessoa. O motor fica desligado até esse jogo acabar.',
    'this was not sent': 'isto não foi enviado',
};
