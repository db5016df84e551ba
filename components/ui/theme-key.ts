/**
 * Where the chosen theme is kept. In a file of its own: the page's head is made on the server, where the exports of a
 * client file are references and not values.
 */
export const themeKey = 'ahp-theme';
