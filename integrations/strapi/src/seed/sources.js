/** What the seed is made of: its own files, and the words and drawings of the sandbox, which it does not repeat. */
const seed = `${__dirname}/../../seed`;
const sandbox = `${__dirname}/../../../../sandbox`;

module.exports = { seed, sandbox };
